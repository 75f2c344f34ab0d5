import * as v from 'valibot';
import { vi } from 'vitest';
import { isHydrated } from '../e2e/hydration.ts';
import type { Browser } from './browser.ts';
import { isComplete, keepProblems, keptProblems, look, painted, reach } from './in-page.ts';
import type { SlowSite } from './slow-site.ts';
import { emptyPage } from './slow-site.ts';

/** Something on a page: where it is, and the name that a visitor reads or hears. */
export interface Target {
  selector: string;
  name?: string;
}

/** Milliseconds that a visitor waits for anything. */
export const patience = { timeout: 20_000, interval: 50 };

const sight = v.object({
  name: v.string(),
  visible: v.boolean(),
  inView: v.boolean(),
  focused: v.boolean(),
  value: v.string(),
  href: v.string(),
  description: v.string(),
  left: v.number(),
  right: v.number(),
  top: v.number(),
});

const point = v.object({ x: v.number(), y: v.number() });

/** The source of a call of a function, which knows nothing but its arguments. */
function call<Args extends unknown[]>(script: (...args: Args) => unknown, args: Args): string {
  return `(${script.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

/** A visitor at one window of a browser. */
export class Visit {
  readonly #browser: Browser;
  readonly #site: SlowSite;
  #size: readonly [width: number, height: number] = [0, 0];

  constructor(browser: Browser, site: SlowSite) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Opens a page and waits until its first script has run. */
  async open(path: string): Promise<void> {
    await this.openWithoutScripts(path);
    await this.scriptsArrive();
  }

  /** Opens a page whose scripts do not arrive yet, and waits until all else of it is there. */
  async openWithoutScripts(path: string): Promise<void> {
    this.#site.holdScripts();
    // Another page in between, so that the page before is not taken for the new one.
    await this.#goBy(`${this.#site.url}${emptyPage}`, path);
    // WebKit may have kept the scripts of a page it has just left, but not where it has to take a new process.
    if (await this.ask(v.boolean(), isComplete)) await this.#goBy('about:blank', path);
    await this.ask(v.literal(false), isComplete);
    await this.#hasItsSize();
    await this.evaluate(keepProblems);
  }

  async #goBy(between: string, path: string): Promise<void> {
    for (const url of [between, `${this.#site.url}${path}`]) {
      await this.#browser.go(url);
      await this.#arrivesAt(url);
    }
  }

  async #arrivesAt(url: string): Promise<void> {
    const here = v.object({ href: v.literal(url), whole: v.literal(true) });
    await vi.waitFor(
      () =>
        this.ask(here, () => ({
          href: location.href,
          whole: document.readyState !== 'loading',
        })),
      patience,
    );
  }

  /** Loads the page again and waits until its first script has run. */
  async reload(): Promise<void> {
    this.#site.holdScripts();
    await this.evaluate(() => {
      const old = Object.assign(window, { isOld: true });
      setTimeout(() => old.location.reload());
    });
    const fresh = v.object({ isOld: v.null(), whole: v.literal(true) });
    await vi.waitFor(
      () =>
        this.ask(fresh, () => ({
          isOld: Reflect.get(window, 'isOld') ?? null,
          whole: document.readyState !== 'loading',
        })),
      patience,
    );
    await this.evaluate(keepProblems);
    await this.scriptsArrive();
  }

  /** Lets the scripts come that were held back, and waits until the first has run. */
  async scriptsArrive(): Promise<void> {
    this.#site.releaseScripts();
    await this.isWhole();
    await this.ask(v.unknown(), painted);
  }

  /** Waits until all of the page has come. A browser that is led on before may not keep it among those to go back to. */
  async isWhole(): Promise<void> {
    await vi.waitFor(() => this.ask(v.literal(true), isComplete), patience);
  }

  /** Waits until what the visitor has reached for answers by script. */
  async islandsAwake(): Promise<void> {
    await vi.waitFor(() => this.ask(v.literal(true), isHydrated), patience);
    await this.ask(v.unknown(), painted);
  }

  /** What a function finds on the page. */
  async ask<Schema extends v.GenericSchema, Args extends unknown[]>(
    schema: Schema,
    script: (...args: Args) => unknown,
    ...args: Args
  ): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, await this.#browser.evaluate(call(script, args)));
  }

  /** Runs a function on the page. */
  async evaluate<Args extends unknown[]>(
    script: (...args: Args) => void,
    ...args: Args
  ): Promise<void> {
    // What the function answers may be nothing that can be sent.
    await this.#browser.evaluate(`void ${call(script, args)}`);
  }

  /** All that fit. */
  seeAll({ selector, name }: Target) {
    return this.ask(v.array(sight), look, selector, name ?? null);
  }

  /** The first that fits and is shown, or nothing. */
  async see(target: Target) {
    return (await this.seeAll(target)).find(({ visible }) => visible);
  }

  /** Waits until something is shown, and says what is to be seen of it. */
  async waitFor(target: Target) {
    return vi.waitFor(async () => {
      const seen = await this.see(target);
      if (seen === undefined) throw new Error(`Not to be seen: ${JSON.stringify(target)}`);
      return seen;
    }, patience);
  }

  async waitUntilGone(target: Target): Promise<void> {
    await vi.waitFor(async () => {
      if ((await this.see(target)) !== undefined)
        throw new Error(`Still to be seen: ${JSON.stringify(target)}`);
    }, patience);
  }

  /** Presses with the mouse, once the target stands still with nothing over it. */
  async click({ selector, name }: Target): Promise<void> {
    let before: v.InferOutput<typeof point> | undefined;
    const [width, height] = this.#size;
    const { x, y } = await vi.waitFor(async () => {
      const now = await this.ask(point, reach, selector, name ?? null);
      // Firefox finds what slides in where it is not to be seen yet.
      const stands = now.x === before?.x && now.y === before.y && now.x < width && now.y < height;
      before = now;
      if (!stands) throw new Error(`Does not stand still: ${selector} ${name ?? ''}`);
      return now;
    }, patience);
    await this.#browser.click(x, y);
  }

  /** Presses with the mouse, wherever it is. */
  clickAt(x: number, y: number): Promise<void> {
    return this.#browser.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.#browser.type(text);
  }

  press(key: Parameters<Browser['press']>[0]): Promise<void> {
    return this.#browser.press(key);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#browser.resize(width, height);
    this.#size = [width, height];
    await this.#hasItsSize();
    await this.ask(v.unknown(), painted);
  }

  /** Firefox gives a new page its size a moment later. */
  async #hasItsSize(): Promise<void> {
    const [width, height] = this.#size;
    const size = v.tuple([v.literal(width), v.literal(height)]);
    await vi.waitFor(() => this.ask(size, () => [innerWidth, innerHeight]), patience);
  }

  /** Follows a link of the page's main part by script, for a mouse would scroll to it first, and waits for its page. */
  async follow(path: string): Promise<void> {
    await this.evaluate(
      (to) =>
        setTimeout(() => document.querySelector<HTMLElement>(`main a[href="${to}"]`)?.click()),
      path,
    );
    await this.arrivesAtPath(path);
    await this.isWhole();
  }

  /** Goes back in the window's history, */
  back(): Promise<void> {
    return this.#browser.back();
  }

  /** or forward again. */
  forward(): Promise<void> {
    return this.#browser.forward();
  }

  /** Waits until the address is this one. */
  async arrivesAtPath(path: string): Promise<void> {
    const address = () => location.pathname + location.search + location.hash;
    await vi.waitFor(() => this.ask(v.literal(path), address), patience);
  }

  scrollTop(): Promise<number> {
    return this.ask(v.number(), () => Math.round(scrollY));
  }

  /** Waits until the page stands there. */
  async arrivesAtTop(top: number): Promise<void> {
    await vi.waitFor(() => this.ask(v.literal(top), () => Math.round(scrollY)), patience);
  }

  async scrollDown(top: number): Promise<void> {
    await this.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await this.arrivesAtTop(top);
    // The page hears of it with the next picture.
    await this.ask(v.unknown(), painted);
  }

  /** The address of the tab that the page has opened, which is closed. */
  openedTab(): Promise<URL> {
    return vi.waitFor(async () => {
      const url = await this.#browser.closeOpenedTab();
      if (url === undefined) throw new Error('No tab has opened.');
      return new URL(url);
    }, patience);
  }

  /** What the page has told its developers. */
  problems(): Promise<string[]> {
    return this.ask(v.array(v.string()), keptProblems);
  }
}
