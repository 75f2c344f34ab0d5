import { company } from '#app/company/company.ts';
import { buttonStyle } from '#app/ui/button.tsx';
import { Island } from '#app/ui/island.tsx';
import { MapPin, Navigation } from '#app/ui/lucide-icons.tsx';
import { LabelledMap } from './labelled-map.tsx';
import { drawingHeight, MapFrame, rowButton } from './map-frame.tsx';

/** Our own map, and under it where the company is. When the visitor agrees, Google's map covers it, and nothing moves. */
export function CompanyMap() {
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface-raised">
      <div className={`relative ${drawingHeight}`}>
        <LabelledMap />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 p-6 sm:p-8">
        <div className="w-full">
          <Address />
        </div>
        <Island name="map" data={{ hasDrawing: true }} className="contents">
          <MapFrame hasDrawing />
        </Island>
        <DirectionsLink variant="secondary" />
      </div>
    </div>
  );
}

/** The same as cells of the footer's grid, in which Google's map opens when the visitor asks for it. */
export function CompanyPlace() {
  return (
    <>
      <div className="col-span-full @2xl:col-span-1 @2xl:pt-2.5">
        <Address />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2.5 @2xl:col-[2/-1]">
        <Island name="map" className="contents">
          <MapFrame />
        </Island>
        <DirectionsLink variant="light" className={rowButton} />
      </div>
    </>
  );
}

function Address() {
  const { street, postalCode, city, state } = company.address;
  return (
    <address className="mr-3 flex items-center gap-2.5 leading-snug not-italic @max-2xl:w-full">
      <MapPin aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {street === '' ? (
          'Atendemos em '
        ) : (
          <>
            {street}
            <br />
          </>
        )}
        {city}, {state}
        {postalCode !== '' && ` · CEP ${postalCode}`}
      </span>
    </address>
  );
}

function DirectionsLink({
  variant,
  className = '',
}: {
  variant: 'secondary' | 'light';
  className?: string;
}) {
  return (
    <a
      href={company.directionsUrl}
      target="_blank"
      rel="noopener"
      className={`${buttonStyle(variant)} @max-2xl:grow @max-2xl:[&>svg]:hidden ${className}`}
    >
      <Navigation aria-hidden="true" className="size-4 shrink-0" />
      Como Chegar
    </a>
  );
}
