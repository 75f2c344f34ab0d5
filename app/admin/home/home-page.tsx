import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { buttonStyle } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { useOperation } from '#app/admin/operations/use-runs.ts';
import { count } from '#functions/count.ts';
import { formatAgo, formatLongDay } from '#app/admin/reports/dates.ts';
import { abbreviate } from '#app/admin/seo-dashboard/figures.ts';
import { availabilityOf } from './availability.ts';
import type { Home } from './home.server.ts';
import { homeQuery } from './queries.ts';
import { newsLines, searchSummary } from './search-summary.ts';
import type { Task, TaskAction } from './tasks.ts';
import { tasksOf } from './tasks.ts';

/** What needs doing today is no more than that; the rest waits. */
const tasksShown = 3;

/** What an operator sees first, on one screen of a phone. */
export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQuery);
  return (
    <Container className="py-2 sm:py-8">
      {/* Smaller than on other pages, so that all blocks are on the first screen. */}
      <div className="flex items-baseline justify-between gap-3 sm:block">
        <h1 className="text-lg sm:text-title">Início</h1>
        <p className="text-sm text-ink-soft sm:mt-1 sm:text-base">
          {capital(formatLongDay(home.loadedAt))}
        </p>
      </div>
      {/* Another block, such as one on contacts, takes the next place. */}
      <div className="mt-2 grid gap-2 sm:mt-6 sm:grid-cols-2 sm:gap-4">
        <AvailabilityBlock home={home} />
        <SearchBlock home={home} />
        <TasksBlock home={home} />
        <NewsBlock home={home} />
      </div>
    </Container>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface BlockProps {
  id: string;
  title: string;
  /** Whether a phone leaves the title to screen readers, since what stands under it says the same. */
  isPlain?: boolean;
  /** A few words at the right of the title. */
  aside?: string | undefined;
  children: ReactNode;
}

/** A part of the page, closer together than a panel. */
function Block({ id, title, isPlain = false, aside, children }: BlockProps) {
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface-raised px-3 py-2 sm:p-5"
    >
      <div className="flex flex-wrap justify-between gap-x-3 text-sm leading-snug text-ink-soft sm:text-base">
        <h2
          id={id}
          className={`text-[length:inherit] leading-[inherit] font-semibold text-[color:inherit] ${isPlain ? 'max-sm:sr-only' : ''}`}
        >
          {title}
        </h2>
        {aside !== undefined && <p>{aside}</p>}
      </div>
      {children}
    </section>
  );
}

const tones = {
  good: { Icon: CircleCheck, color: 'text-link' },
  warning: { Icon: TriangleAlert, color: 'text-warm-ink' },
  danger: { Icon: CircleAlert, color: 'text-danger' },
} as const;

function AvailabilityBlock({ home }: { home: Home }) {
  const { tone, title, text } = availabilityOf(home, home.loadedAt);
  const { Icon, color } = tones[tone];
  return (
    <Block id="site" title="O site" isPlain>
      <p className={`flex gap-2 text-lg sm:mt-1 leading-snug font-bold ${color}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {title}
      </p>
      <p className="mt-0.5 text-sm leading-snug">{text}</p>
    </Block>
  );
}

function SearchBlock({ home: { search, period } }: { home: Home }) {
  const { clicks, title, text } = searchSummary(search, period);
  return (
    <Block id="busca" title="O que veio do Google" isPlain>
      <p className="leading-tight font-semibold text-heading sm:mt-1">
        {clicks !== undefined && (
          <span className="mr-1.5 text-2xl font-bold tabular-nums">{abbreviate(clicks)}</span>
        )}
        {title}
      </p>
      <p className="mt-0.5 text-sm leading-snug">{text}</p>
    </Block>
  );
}

function TasksBlock({ home }: { home: Home }) {
  const tasks = tasksOf(home);
  const more = tasks.length - tasksShown;
  return (
    <Block
      id="fazer"
      title="O que fazer hoje"
      aside={more > 0 ? `${count(more, 'outra pode', 'outras podem')} esperar` : undefined}
    >
      {tasks.length === 0 ? (
        <p className="mt-1 font-semibold text-heading">
          Nada. O site foi verificado, o Google respondeu e não há alertas.
        </p>
      ) : (
        <ol className="divide-y divide-line sm:mt-1">
          {tasks.slice(0, tasksShown).map((task) => (
            <TaskItem key={task.title} task={task} />
          ))}
        </ol>
      )}
    </Block>
  );
}

function TaskItem({ task: { title, text, action } }: { task: Task }) {
  return (
    <li className="flex items-center justify-between gap-3 py-1 sm:py-1.5">
      <div className="min-w-0">
        <p className="leading-tight font-semibold text-heading">{title}</p>
        <p className="line-clamp-2 text-sm leading-tight sm:line-clamp-none sm:leading-snug">
          {text}
        </p>
      </div>
      <TaskButton action={action} title={title} />
    </li>
  );
}

const small = 'min-h-11! px-4! py-1! text-[0.9375rem]';

function TaskButton({ action, title }: { action: TaskAction; title: string }) {
  if ('operation' in action) return <OperationButton {...action} title={title} />;
  const look = {
    'aria-label': `${action.label}: ${title}`,
    className: `${buttonStyle('secondary')} ${small}`,
  };
  if ('page' in action) {
    return (
      <Link to={action.page} {...look}>
        {action.label}
      </Link>
    );
  }
  const { label, search, part } = action;
  return (
    <Link
      to="/admin/seo"
      search={search ?? {}}
      {...(part !== undefined && { hash: part })}
      {...look}
    >
      {label}
    </Link>
  );
}

function OperationButton({
  operation,
  label,
  title,
}: Extract<TaskAction, { operation: string }> & { title: string }) {
  const { isRunning, start } = useOperation(operation);
  return (
    <RunButton
      variant="secondary"
      isRunning={isRunning}
      label={isRunning ? `Fazendo… ${title}` : `${label}: ${title}`}
      onStart={start}
      className={small}
    >
      {isRunning ? 'Fazendo…' : label}
    </RunButton>
  );
}

function NewsBlock({ home: { news, loadedAt } }: { home: Home }) {
  if (news === null) {
    return (
      <Block id="novidades" title="Desde a sua última visita">
        <p className="text-sm">
          É a sua primeira visita. Na próxima, aqui está o que aconteceu até lá.
        </p>
      </Block>
    );
  }
  const lines = newsLines(news);
  return (
    <Block id="novidades" title={`Desde a sua última visita, ${formatAgo(news.since, loadedAt)}`}>
      {lines.length === 0 ? (
        <p>Nenhum alerta, artigo ou operação.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 font-semibold text-heading">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Block>
  );
}
