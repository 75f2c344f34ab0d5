/**
 * What one call of a function may use of what a hosted one gets: 2 s of processor time, 256 MB, 150 s. Nothing tells
 * a function how much it has used, so the time of the reading is counted, which is most of it, and the pages.
 */
const limits = { reading: 300, pages: 100, milliseconds: 40_000 } as const;

/** Counts what a call uses; when it is spent, the call begins nothing more. */
export class CallBudget {
  readonly #started = performance.now();
  #reading = 0;
  #pages = 0;

  /** Does work without a pause, and counts its time. */
  count<T>(work: () => T): T {
    const started = performance.now();
    try {
      return work();
    } finally {
      this.#reading += performance.now() - started;
    }
  }

  /** Takes one page of it; false when it is spent. */
  takePage(): boolean {
    if (this.isSpent) return false;
    this.#pages += 1;
    return true;
  }

  /** Pages that are left. */
  get pages(): number {
    return limits.pages - this.#pages;
  }

  get isSpent(): boolean {
    return (
      this.#reading >= limits.reading ||
      this.#pages >= limits.pages ||
      performance.now() - this.#started >= limits.milliseconds
    );
  }
}
