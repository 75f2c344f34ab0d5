interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/** Numbered steps, side by side on wider screens. */
export function Steps({ steps }: StepsProps) {
  const columns = steps.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <ol className={`grid gap-x-10 gap-y-8 ${columns}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-brand pt-5">
          <p aria-hidden="true" className="text-4xl font-bold text-accent tabular-nums">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
