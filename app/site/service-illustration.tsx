import type { ServiceId } from '#app/company/services.ts';
import pia from '../../public/illustrations/pia.svg?inline';
import ralo from '../../public/illustrations/ralo.svg?inline';
import vaso from '../../public/illustrations/vaso.svg?inline';

/** In the page itself: each is smaller than the headers of a request for it, and a request costs a bad connection seconds. */
const drawings = { pia, ralo, vaso } satisfies Record<ServiceId, string>;

/** The drawing of a service, on a card that names it. */
export function ServiceIllustration({ id }: { id: ServiceId }) {
  return (
    <img src={drawings[id]} alt="" width="160" height="120" className="h-24 w-auto self-start" />
  );
}
