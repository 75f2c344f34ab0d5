import type { ServiceId } from '#app/company/services.ts';

/** The drawing of a service, on a card that names it. */
export function ServiceIllustration({ id }: { id: ServiceId }) {
  return (
    <img
      src={`/illustrations/${id}.svg`}
      alt=""
      width="160"
      height="120"
      loading="lazy"
      className="h-24 w-auto self-start"
    />
  );
}
