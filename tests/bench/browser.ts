import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { findOrInstallChromium } from '../support/chromium.ts';
import type { Client } from './client.ts';
import { measure, median } from './figures.ts';
import type { Project } from './site.ts';
import { pageKinds, startMeasuredSite } from './site.ts';

/** A narrow phone, as they come with slow connections. */
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

const slowdown = 6;
const loads = 3;

/** Kilobits per second and milliseconds of latency; Fast 3G is what DevTools calls so. */
const connections = {
  'slow 3G': { kilobits: 400, latency: 2_000 },
  'fast 3G': { kilobits: 1_475, latency: 563 },
};

/**
 * Notes in the page when a WhatsApp link that would take a tap was painted, and what moves. A link needs no script, so
 * what counts is when it was on the screen (https://w3c.github.io/element-timing/), not when a script could look for it.
 */
function noteUsableLink(): void {
  new MutationObserver(() => {
    for (const part of document.querySelectorAll(
      'a[href^="https://wa.me/"] *:not([elementtiming])',
    )) {
      part.setAttribute('elementtiming', 'whatsapp');
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list, observer) => {
    for (const entry of list.getEntries()) {
      const text: unknown = Reflect.get(entry, 'element');
      if (!(text instanceof Element)) continue;
      const { x, y, width, height } = text.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top?.closest('a') !== text.closest('a')) continue;
      performance.mark('whatsapp', { startTime: Reflect.get(entry, 'renderTime') });
      observer.disconnect();
      return;
    }
  }).observe({ type: 'element', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      performance.mark('moved', { detail: Reflect.get(entry, 'value') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const quiet = 500;

/** What a page asked for, as it came over the line. */
class Traffic {
  readonly #begun = new Set<string>();
  readonly #scripts = new Map<string, number>();
  readonly #ended = new Map<string, number>();
  #lastChange = performance.now();

  watch(session: CDPSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) this.#begun.add(requestId);
      this.#lastChange = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type !== 'Script') return;
      const { 'content-length': length } = v.parse(headers, response.headers);
      this.#scripts.set(requestId, Number(length));
    });
    for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
      session.on(event, (ended) => {
        const bytes = 'encodedDataLength' in ended ? ended.encodedDataLength : 0;
        if (this.#begun.has(ended.requestId)) this.#ended.set(ended.requestId, bytes);
        this.#lastChange = performance.now();
      });
    }
  }

  /** Waits until all that was asked for is there and nothing more was for a while. */
  async settled(): Promise<void> {
    // What was just done may be about to ask for something.
    this.#lastChange = performance.now();
    const isBusy = () =>
      this.#ended.size < this.#begun.size || performance.now() - this.#lastChange < quiet;
    while (isBusy()) await wait(50);
  }

  get requests(): number {
    return this.#begun.size;
  }

  /** Kilobytes of all answers, with their headers. */
  get kilobytes(): number {
    return sum([...this.#ended.values()]) / 1_000;
  }

  /** Kilobytes of the scripts themselves, compressed as they are. */
  get scriptKilobytes(): number {
    return sum([...this.#scripts.values()]) / 1_000;
  }
}

const headers = v.object({ 'content-length': v.string() });

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = new Traffic();
  traffic.watch(session);
  await session.send('Network.enable');
  return { page, session, traffic };
}

const timings = v.object({ paint: v.number(), whatsapp: v.number(), moves: v.number() });

/** One first visit to a page, with nothing kept from before. */
async function visit(
  browser: Browser,
  url: string,
  connection?: (typeof connections)[keyof typeof connections],
) {
  const context = await browser.newContext(phone);
  try {
    const { page, session, traffic } = await openPage(context);
    await page.addInitScript(noteUsableLink);
    if (connection !== undefined) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const throughput = (connection.kilobits * 1_000) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: connection.latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    await page.goto(url, { timeout: 120_000 });
    await traffic.settled();
    await page.waitForFunction(
      'performance.getEntriesByName("whatsapp").length > 0 && performance.getEntriesByName("first-contentful-paint").length > 0',
    );
    const found = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      whatsapp: performance.getEntriesByName('whatsapp')[0]?.startTime,
      moves: performance
        .getEntriesByName('moved')
        .reduce((all, entry) => all + ('detail' in entry ? Number(entry.detail) : 0), 0),
    }));
    return { ...v.parse(timings, found), traffic };
  } finally {
    await context.close();
  }
}

/** JavaScript of a page before the visitor acts, and when every island was reached for. */
async function scripts(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  try {
    const { page, traffic } = await openPage(context);
    await page.goto(url);
    await traffic.settled();
    const before = traffic.scriptKilobytes;
    for (const island of await page.locator('[data-island]').all()) {
      await island.dispatchEvent('pointerover');
    }
    await traffic.settled();
    return { before, after: traffic.scriptKilobytes };
  } finally {
    await context.close();
  }
}

/**
 * What a phone gets of the site: JavaScript of each kind of page, and when home is painted and its WhatsApp link can be
 * pressed, on bad connections with a slow processor.
 */
export async function benchBrowser(_client: Client, _operator: Client, project: Project) {
  const site = await startMeasuredSite(project);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const sizes: { before: number; after: number }[] = [];
    const moves: number[] = [];
    for (const path of pageKinds) {
      // Made and compressed before it counts.
      await fetch(site.url + path);
      const size = await scripts(browser, site.url + path);
      const seen = await visit(browser, site.url + path);
      sizes.push(size);
      moves.push(seen.moves);
      console.log(
        `${path}: ${size.before.toFixed(2)} KB of JavaScript, ${size.after.toFixed(1)} KB in all; ` +
          `${seen.traffic.requests} requests, ${seen.traffic.kilobytes.toFixed(1)} KB; CLS ${seen.moves.toFixed(4)}`,
      );
    }
    measure('script', Math.max(...sizes.map(({ before }) => before)));
    measure('scriptInAll', Math.max(...sizes.map(({ after }) => after)));
    measure('shift', Math.max(...moves));
    for (const [name, connection] of Object.entries(connections)) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let index = 0; index < loads; index += 1) {
        visits.push(await visit(browser, site.url, connection));
      }
      const paint = median(visits.map((one) => one.paint)) / 1_000;
      const whatsapp = median(visits.map((one) => one.whatsapp)) / 1_000;
      const [first] = visits;
      const kilobytes = first?.traffic.kilobytes ?? NaN;
      const requests = first?.traffic.requests ?? NaN;
      console.log(
        `home on ${name}: painted after ${paint.toFixed(2)} s, WhatsApp after ${whatsapp.toFixed(2)} s, ` +
          `${kilobytes.toFixed(1)} KB in ${requests} requests`,
      );
      if (name !== 'slow 3G') continue;
      measure('slowPaint', paint);
      measure('slowWhatsapp', whatsapp);
      measure('slowBytes', kilobytes);
      measure('slowRequests', requests);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
