import { median } from './figures.ts';
import type { Served } from './generator.ts';

interface Sums {
  perSecond: number[];
  requests: number;
  milliseconds: number;
}

/** What was measured of each thing, over all rounds. */
export class Results {
  readonly #sums = new Map<string, Sums>();

  add(name: string, { perSecond, requests, milliseconds }: Served): void {
    const sums = this.#sums.get(name) ?? { perSecond: [], requests: 0, milliseconds: 0 };
    sums.perSecond.push(perSecond);
    sums.requests += requests;
    sums.milliseconds += milliseconds;
    this.#sums.set(name, sums);
  }

  /** Requests per second, the middle of all rounds. */
  perSecond(name: string): number {
    return median(this.#sums.get(name)?.perSecond ?? []);
  }

  /** Requests per second of the round that other work of the machine disturbed least. */
  best(name: string): number {
    return Math.max(...(this.#sums.get(name)?.perSecond ?? []));
  }

  /** Milliseconds of the server's processor for one request. */
  cost(name: string): number {
    const { milliseconds, requests } = this.#sums.get(name) ?? { milliseconds: NaN, requests: 1 };
    return milliseconds / requests;
  }

  line(name: string): string {
    return `${this.perSecond(name).toFixed(0).padStart(6)}/s (at best ${this.best(name).toFixed(0)}) ${this.cost(name).toFixed(3)} ms`;
  }
}
