import type { Page } from '@playwright/test';
import { supabase } from './admin.ts';

export const site = 'http://localhost:3000';
const dayLength = 24 * 3600 * 1000;
const pacific = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' });

/** A day in Search Console's calendar, some days ago. */
export const daysAgo = (days: number) => pacific.format(Date.now() - days * dayLength);

export const ago = (days: number) => new Date(Date.now() - days * dayLength).toISOString();

interface Figures {
  date: string;
  url?: string;
  query?: string;
  clicks: number;
  impressions: number;
  position?: number;
}

export async function addFigures(...figures: Figures[]): Promise<void> {
  const rows = figures.map(({ url = '/', query = 'pia entupida', position = 5, ...rest }) => ({
    ...rest,
    url: site + url,
    query,
    position,
  }));
  await supabase.from('search_console_data').insert(rows).throwOnError();
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
