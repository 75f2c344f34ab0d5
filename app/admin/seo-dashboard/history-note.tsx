import { missingHistory } from './figures.ts';

/** Says under a list of pages or queries how much of their history is still to come. */
export function HistoryNote({ history }: { history: { days: number; fetched: number } }) {
  const missing = missingHistory(history);
  return missing !== undefined && <p className="mt-2 text-sm text-ink-soft">{missing}</p>;
}
