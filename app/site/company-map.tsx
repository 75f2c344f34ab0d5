import { company } from '#app/company/company.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { MapPin, Navigation } from '#app/ui/lucide-icons.tsx';
import { Island } from '#app/ui/island.tsx';
import { MapFrame } from './map-frame.tsx';

interface CompanyMapProps {
  /** `none` leaves the address and the way there, on a page whose map is elsewhere. */
  map: keyof typeof heights;
}

const heights = { none: '', small: 'h-36 sm:h-60', large: 'h-96' } as const;

/**
 * Where the company is: the address, the way there, and a map that asks first. Nothing is loaded from Google
 * before the visitor agrees; then the frame fills the place of our own map, so that nothing moves.
 */
export function CompanyMap({ map }: CompanyMapProps) {
  const { street, postalCode, city, state } = company.address;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface-tinted text-ink">
      {map !== 'none' && (
        <div className={`relative ${heights[map]}`}>
          <Picture name="map" loading="lazy" className="absolute h-[calc(100%-3rem)] w-full" />
          <Island name="map" className="absolute inset-0">
            <MapFrame />
          </Island>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-surface-raised px-3 py-1.5 sm:px-4 sm:py-3">
        <address className="flex gap-2.5 leading-snug not-italic">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-link" />
          <span>
            {street !== '' && (
              <>
                {street}
                <br />
              </>
            )}
            {city}, {state}
            {postalCode !== '' && ` · CEP ${postalCode}`}
          </span>
        </address>
        <a
          href={company.directionsUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand px-4 font-semibold text-on-brand hover:bg-brand-strong focus-visible:outline-focus"
        >
          <Navigation aria-hidden="true" className="size-4" />
          Como Chegar
        </a>
      </div>
    </div>
  );
}
