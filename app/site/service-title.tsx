const trade = 'Desentupimento de ';

/** A service's name at the head of its card: on two lines in a card of any width, so that what is under it aligns. */
export function ServiceTitle({ name }: { name: `${typeof trade}${string}` }) {
  return (
    <h3 className="text-xl leading-snug">
      <span className="block text-base font-medium text-ink-soft">{trade}</span>
      <span className="block first-letter:uppercase">{name.slice(trade.length)}</span>
    </h3>
  );
}
