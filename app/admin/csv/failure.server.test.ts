import { PostgrestError } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { inRequest } from '#app/server/request-context.server.ts';
import { supabaseFetch } from '#app/server/supabase-fetch.server.ts';
import { failureText, SitemapNotWhole } from './failure.server.ts';

const database = /^O banco de dados não respondeu/;

it('names the database only where it failed', async () => {
  const refused = new PostgrestError({ message: 'timeout', details: '', hint: '', code: '57014' });
  expect(failureText(refused)).toMatch(database);
  expect(failureText(new Error('Invalid type'))).toMatch(/^O arquivo não pôde ser feito agora/);
  expect(failureText(new SitemapNotWhole())).toMatch(/^O sitemap não pôde ser lido inteiro/);
});

it('names a database that does not answer at all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const text = await inRequest({ id: 'request-1', hasLeft: () => false }, () =>
    supabaseFetch('https://project.supabase.co/rest/v1/seo_alerts').then(
      () => '',
      (error: unknown) => failureText(error),
    ),
  );
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(text).toMatch(database);
});
