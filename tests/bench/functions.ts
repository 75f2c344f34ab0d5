import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { FunctionName } from '#functions/answers.ts';
import { answers, continued } from '#functions/answers.ts';
import { pacificToday, shiftDay } from '#functions/google/days.ts';
import { functionsEnvironment, startFunctions } from '#supabase/local/functions-process.ts';
import { loadOrCreateKeys } from '#supabase/local/keys.ts';
import { listen } from '../stand-ins/listen.ts';
import { startServices } from '../stand-ins/services.ts';
import type { Client } from './client.ts';
import { siteUrl } from './client.ts';
import { peakMemory, processorTime } from './processes.ts';
import type { Project } from './site.ts';

const inOneDocument = 4_900;
const posts = 50_000;
const urlsPerDocument = 5_000;
/** What a hosted function may use is 2 s and 256 MB; ours have to do with half of it, or little more. */
const limits = { milliseconds: 1_000, megabytes: 150 };

const urls = (tags: string, outer: string, paths: readonly string[]) =>
  `<${outer}>${paths.map((path) => `<${tags}><loc>${siteUrl}${path}</loc></${tags}>`).join('')}</${outer}>`;

const text = 'Quando a pia entope, a água sobe devagar e o cheiro vem junto. '.repeat(300);

/** A page as large as one of the site's articles: 60 KB, with header, footer and related articles. */
function page(path: string, number: number): string {
  const links = [
    ...Array.from({ length: 40 }, (_, index) => `/p${index}#topo`),
    ...Array.from({ length: 6 }, (_, index) => `/p${number + index + 1}`),
  ];
  return `<!doctype html><html lang="pt-BR"><head><title>Artigo número ${number} do blog</title>
    <meta name="description" content="Descrição do artigo ${number}, com o tamanho que se espera de uma descrição de verdade.">
    <link rel="canonical" href="${siteUrl}${path}"><meta property="og:title" content="x">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","articleBody":"${text}"}</script></head>
    <body><h1 id="topo">Artigo ${number}</h1>${links.map((href) => `<p class="text-sm"><a class="link" href="${href}">x</a></p>`).join('')}
    ${`<h2 id="parte">Parte</h2><p>${text.slice(0, 2_000)}</p><img src="/a.svg" alt="" width="1" height="1">`.repeat(8)}</body></html>`;
}

/** A site of so many pages. */
function startManyPages(count: number) {
  const paths = ['/', ...Array.from({ length: count - 1 }, (_, index) => `/p${index}`)];
  const parts = Math.ceil(count / urlsPerDocument);
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', siteUrl);
    const [, part] = /^\/sitemap-(\d+)\.xml$/.exec(pathname) ?? [];
    if (pathname === '/sitemap.xml') {
      const names = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
      return response.end(urls('sitemap', 'sitemapindex', names));
    }
    if (part !== undefined) {
      const from = (Number(part) - 1) * urlsPerDocument;
      return response.end(urls('url', 'urlset', paths.slice(from, from + urlsPerDocument)));
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(page(pathname, Number(pathname.slice(2)) || 0));
  });
}

interface Highest {
  calls: number;
  milliseconds: number;
  megabytes: number;
}

const most = ({ milliseconds, megabytes }: Highest) =>
  `a call took up to ${milliseconds} ms of processor time and ${megabytes.toFixed(0)} MB`;

/** Calls a function until its work is done, and reports the most that one call used. */
async function measure(client: Client, pid: number, name: FunctionName, body: object) {
  const highest: Highest = { calls: 0, milliseconds: 0, megabytes: 0 };
  const started = performance.now();
  let run: string | undefined;
  let message: string;
  for (;;) {
    await peakMemory(pid);
    const before = await processorTime(pid);
    const { data, error } = await client.functions.invoke<unknown>(name, {
      body: { ...body, run },
    });
    const milliseconds = (await processorTime(pid)) - before;
    const megabytes = await peakMemory(pid);
    const problem: unknown =
      error?.context instanceof Response ? await error.context.text() : error;
    if (error !== null) throw new Error(`${name} failed: ${String(problem)}`);
    highest.calls += 1;
    highest.milliseconds = Math.max(highest.milliseconds, milliseconds);
    highest.megabytes = Math.max(highest.megabytes, megabytes);
    message = JSON.stringify(v.parse(answers[name], data)).slice(0, 160);
    const part = v.safeParse(continued, data);
    if (!part.success || part.output.continues === null) break;
    ({ run } = part.output.continues);
    if (highest.calls % 50 === 0) {
      console.log(`  ${part.output.continues.progress}: ${most(highest)}`);
    }
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  const isOver = highest.milliseconds > limits.milliseconds || highest.megabytes > limits.megabytes;
  if (isOver) process.exitCode = 1;
  console.log(
    `${name}: ${highest.calls} calls in ${seconds} s, ${most(highest)}${isOver ? ', OVER THE LIMIT' : ''}. ${message}`,
  );
}

async function publishPosts(client: Client, from: number, to: number): Promise<void> {
  console.log(`Publishing ${to - from} posts…`);
  for (let start = from; start < to; start += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, to - start) }, (_, index) => ({
      slug: `artigo-das-funcoes-${start + index}`,
      title: `Artigo ${start + index}`,
      excerpt: 'Resumo.',
      content: '<p>Texto.</p>',
      meta_description: 'Descrição.',
      status: 'published',
      published_at: '2025-08-21T12:00:00Z',
    }));
    await client.from('blog_posts').insert(rows).throwOnError();
  }
}

/**
 * Measures what one call of each function uses of a processor and of memory, in a process of its own, as a hosted project
 * limits it: on a site and a blog of many pages, and a day of many searches.
 */
export async function benchFunctions(
  client: Client,
  _operator: Client,
  project: Project,
): Promise<void> {
  const services = await startServices();
  const site = await startManyPages(project.pages);
  const keys = await loadOrCreateKeys(join(project.folder, 'keys.json'));
  const functions = await startFunctions({
    port: 0,
    heapMegabytes: 256,
    env: {
      ...services.env,
      CRUX_API_KEY: '',
      ...functionsEnvironment({ supabaseUrl: project.url, siteUrl, siteFetchUrl: site.url, keys }),
    },
  });
  const caller = createClient(functions.url, keys.secretKey, { auth: { persistSession: false } });
  const call = (name: FunctionName, body: object = {}) =>
    measure(caller, functions.pid, name, body);
  try {
    console.log(
      `A process that did nothing yet holds ${(await peakMemory(functions.pid)).toFixed(0)} MB.`,
    );
    await call('advanced-url-monitoring');
    await call('url-audit');
    await publishPosts(client, 0, inOneDocument);
    await call('generate-sitemap');
    await call('sitemap-status');
    await publishPosts(client, inOneDocument, posts);
    await call('generate-sitemap');
    await call('notify-search-engines');
    await call('force-google-indexing');
    const busy = [shiftDay(pacificToday(new Date()), -9)];
    await fetch(`${services.url}/__settings`, {
      method: 'POST',
      body: JSON.stringify({ history: 30, busy }),
    });
    await call('google-search-console', { action: 'fetch_data' });
  } finally {
    await functions.stop();
    await Promise.all([site.stop(), services.stop()]);
  }
}
