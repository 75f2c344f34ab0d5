import type { ServiceId } from '#app/company/services.ts';
import { Picture } from '#app/drawings/picture.tsx';

const drawings = { pia: 'sink', ralo: 'floor-drain', vaso: 'toilet' } as const;

/** The drawing of a service, on a card that names it. */
export function ServiceIllustration({ id }: { id: ServiceId }) {
  return (
    <Picture
      name={drawings[id]}
      crop="trap"
      loading="lazy"
      className="h-24 w-auto self-start rounded-xl"
    />
  );
}
