import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import * as v from 'valibot';
import { findOrInstallChromium } from '../support/chromium.ts';
import { neutralEnvironment } from '../support/command.ts';
import type { Client } from './client.ts';
import { measure, median } from './figures.ts';
import { benchPackages } from './generator.ts';
import type { Project } from './site.ts';
import { pageKinds, startSite } from './site.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audit = v.object({ numericValue: v.number() });
const report = v.object({
  categories: v.record(v.picklist(categories), v.object({ score: v.number() })),
  audits: v.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** Runs Lighthouse as it is set by default: a middling phone on a slow 4G connection, simulated. */
async function audited(url: string) {
  const cli = join(await benchPackages(), 'lighthouse/cli/index.js');
  const child = spawn(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...neutralEnvironment(), CHROME_PATH: findOrInstallChromium() },
    },
  );
  return v.parse(v.pipe(v.string(), v.parseJson(), report), await text(child.stdout));
}

/** Lighthouse's four scores and times of each kind of page, the middle one of three runs. */
export async function benchLighthouse(_client: Client, _operator: Client, project: Project) {
  const site = await startSite(project);
  // The pages name this host as theirs.
  const origin = site.url.replace('127.0.0.1', 'localhost');
  const lowest: number[] = [];
  const paints: number[] = [];
  const shifts: number[] = [];
  try {
    for (const path of pageKinds) {
      // Made and compressed before it counts.
      await fetch(site.url + path);
      const reports: v.InferOutput<typeof report>[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await audited(origin + path));
      const middle = (value: (one: v.InferOutput<typeof report>) => number) =>
        median(reports.map(value));
      const scores = categories.map((name) =>
        Math.round(100 * middle((one) => one.categories[name]?.score ?? 0)),
      );
      const paint = middle(({ audits }) => audits['largest-contentful-paint'].numericValue) / 1_000;
      const shift = middle(({ audits }) => audits['cumulative-layout-shift'].numericValue);
      console.log(
        `${path}: ${scores.join(' / ')}, LCP ${paint.toFixed(2)} s, CLS ${shift.toFixed(4)}`,
      );
      lowest.push(...scores);
      paints.push(paint);
      shifts.push(shift);
    }
    measure('lighthouse', Math.min(...lowest));
    measure('paint', Math.max(...paints));
    measure('shift', Math.max(...shifts));
  } finally {
    await site.stop();
  }
}
