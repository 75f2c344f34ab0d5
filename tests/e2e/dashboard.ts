import type { Page } from '@playwright/test';
import { pacificToday, shiftDay } from '#functions/google/days.ts';
import { supabase } from './admin.ts';

export const site = 'http://localhost:3000';
const dayLength = 24 * 3600 * 1000;

/** A day in Search Console's calendar, some days ago. */
export const daysAgo = (days: number) => shiftDay(pacificToday(new Date()), -days);

export const ago = (days: number) => new Date(Date.now() - days * dayLength).toISOString();

interface Figures {
  date: string;
  url?: string;
  query?: string;
  clicks: number;
  impressions: number;
  position?: number;
}

/** Days whose totals are just what the rows given add up to, as if Google left no query out. */
export async function addFigures(...figures: Figures[]): Promise<void> {
  const rows = figures.map(({ url = '/', query = 'pia entupida', position = 5, ...rest }) => ({
    ...rest,
    url: site + url,
    query,
    position,
  }));
  await supabase.from('search_console_data').insert(rows).throwOnError();
  const pages = sums(rows, ({ date, url }) => ({ date, url }));
  await supabase.from('search_console_pages').insert(pages).throwOnError();
  await addTotals(...sums(rows, ({ date }) => ({ date })));
}

/** Totals of days, of which Google counts the last two still. */
export async function addTotals(...totals: Omit<Figures, 'url' | 'query'>[]): Promise<void> {
  const synced_at = new Date().toISOString();
  const days = totals.map((day) => ({ ...day, is_final: day.date < daysAgo(2), synced_at }));
  await supabase.from('search_console_days').insert(days).throwOnError();
}

type Row = Required<Omit<Figures, 'url' | 'query'>> & { url: string };

/** What rows add up to that have the same key. */
function sums<Key extends object>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(keyOf(row)));
  return [...groups.values()].flatMap((group) => {
    const total = (value: (row: Row) => number) => group.reduce((sum, row) => sum + value(row), 0);
    const [clicks, impressions] = [total((row) => row.clicks), total((row) => row.impressions)];
    const position = total((row) => row.position * row.impressions) / Math.max(1, impressions);
    return group.slice(0, 1).map((row) => ({ ...keyOf(row), clicks, impressions, position }));
  });
}

export const numbers = (page: Page) => page.getByRole('list', { name: 'Números do período' });

/** The text of a chart's table. */
export async function tableOf(page: Page, region: string) {
  const panel = page.getByRole('region', { name: region, exact: true });
  await panel.getByText('Ver como tabela').click();
  return panel.getByRole('table');
}

export const check = (url: string, given: object = {}) => ({
  url: site + url,
  status_code: 200,
  response_time: 100,
  has_structured_data: true,
  ...given,
});
