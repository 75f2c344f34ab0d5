interface RuledTextsProps {
  items: readonly { title: string; text: string }[];
  columns: 2 | 3;
}

/** Short titled texts under a rule each, side by side on wider screens. */
export function RuledTexts({ items, columns }: RuledTextsProps) {
  return (
    <ul className={`grid gap-x-12 gap-y-8 ${columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-brand pt-5">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
