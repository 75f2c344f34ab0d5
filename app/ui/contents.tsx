import { ChevronDown } from './lucide-icons.tsx';

interface ContentsProps {
  /** What it lists, for instance "Neste artigo". */
  title: string;
  /** The parts by their ids. */
  sections: readonly { id: string; title: string }[];
}

/** The parts of a long text: folded on a phone, beside it on a desktop (of a container). */
export function Contents({ title: heading, sections }: ContentsProps) {
  const list = (
    <ol className="border-l-2 border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 leading-snug text-ink-soft hover:border-link hover:text-heading @5xl:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group rounded-card border border-line px-4 @5xl:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-heading">
          {heading}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-link transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={heading} className="pb-4">
          {list}
        </nav>
      </details>
      <nav aria-labelledby="partes-titulo" className="hidden @5xl:block">
        <h2 id="partes-titulo" className="mb-2 text-base font-bold">
          {heading}
        </h2>
        {list}
      </nav>
    </>
  );
}
