import hills from '../../public/illustrations/serra.svg?inline';

/** The hills of the Serra, behind what stands in front of them; in the page itself, as the drawings of the services are. */
export function Hills({ className }: { className: string }) {
  return (
    <img
      src={hills}
      alt=""
      width="1440"
      height="240"
      className={`absolute inset-x-0 bottom-0 w-full ${className}`}
    />
  );
}
