import { afterEach, beforeEach, vi } from 'vitest';

/** A test that lets a console error or warning through fails; one that expects it replaces the spy. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const calls = vi.isMockFunction(console[method]) ? console[method].mock.calls : [];
    if (calls.length > 0) throw new Error(`Unexpected console.${method}: ${calls.join('\n')}`);
  }
  vi.restoreAllMocks();
});
