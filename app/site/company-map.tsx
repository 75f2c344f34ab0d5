import { MapPin, Navigation } from 'lucide-react';
import { company } from '#app/company/company.ts';
import { Island } from '#app/ui/island.tsx';
import { Hills } from './hills.tsx';
import { MapFrame } from './map-frame.tsx';

interface CompanyMapProps {
  /** `none` leaves the address and the way there, on a page whose map is elsewhere. */
  map: 'none' | 'small' | 'large';
}

/**
 * Where the company is: the address, the way there, and a map that asks first. Nothing is loaded from Google
 * before the visitor agrees; then the frame fills the place of the drawing, so that nothing moves.
 */
export function CompanyMap({ map }: CompanyMapProps) {
  const { street, postalCode, city, state } = company.address;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-brand-50 text-ink">
      {map !== 'none' && (
        <div className={`relative ${map === 'large' ? 'h-80' : 'h-56'}`}>
          <Hills className="h-auto" />
          <Island name="map" className="absolute inset-0">
            <MapFrame />
          </Island>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-white p-4">
        <address className="flex gap-2.5 leading-snug not-italic">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-brand-700" />
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
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-900 px-5 font-semibold text-white hover:bg-brand-700 focus-visible:outline-brand-700"
        >
          <Navigation aria-hidden="true" className="size-4" />
          Como Chegar
        </a>
      </div>
    </div>
  );
}
