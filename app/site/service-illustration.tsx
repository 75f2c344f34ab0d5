import type { ServiceId } from '#app/company/services.ts';
import { Picture } from '#app/drawings/picture.tsx';

/** The section that shows where each fixture clogs. */
export const sectionOf = { pia: 'sink', ralo: 'floor-drain', vaso: 'toilet' } as const;

/** The trouble of a service, at the head of a card that names it, to the card's edges. */
export function ServiceIllustration({ id }: { id: ServiceId }) {
  return (
    <Picture
      name={sectionOf[id]}
      crop="trap"
      loading="lazy"
      className="-mx-6 -mt-6 mb-5 h-44 w-[calc(100%+3rem)] max-w-none rounded-t-card"
    />
  );
}
