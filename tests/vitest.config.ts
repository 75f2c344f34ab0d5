import { defineConfig } from 'vitest/config';
import { parseCompany } from '#app/company/environment.build.ts';

const siteDefine = (siteUrl: string) => ({
  __COMPANY__: JSON.stringify(parseCompany({ VITE_SITE_URL: siteUrl })),
  __DRAWINGS_FOLDER__: '"/assets/drawings-test"',
});

/** A worker reads each package once for all its files, and our own modules anew for each of them. */
const packagesOnce = { isolate: false, setupFiles: ['tests/support/own-modules.ts'] };

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      {
        define: siteDefine(''),
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'supabase/*.test.ts',
            'supabase/{local,seed}/*.test.ts',
            'tests/{bench,shared,support}/*.test.ts',
          ],
          // Other steps run beside them.
          testTimeout: 30_000,
          ...packagesOnce,
          setupFiles: [...packagesOnce.setupFiles, 'tests/support/no-unexpected-console.ts'],
          // What the server's code asks for; nothing is there.
          env: {
            SUPABASE_URL: 'https://project.supabase.co',
            SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
            SUPABASE_SECRET_KEY: 'sb_secret_test',
          },
        },
      },
      {
        define: siteDefine('https://www.example.com'),
        test: {
          name: 'database',
          include: ['tests/database/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...packagesOnce,
          // They share one database.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/*.test.ts'],
          globalSetup: ['tests/support/functions-setup.ts'],
          ...packagesOnce,
          // They share one database and the same stand-ins.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        define: siteDefine('https://www.example.com'),
        test: {
          name: 'production',
          include: ['tests/production/*.test.ts', 'tests/database/*.test.ts'],
          // They are about the embedded Supabase: its gateway, its data folder, its own way of migrating, and its schedule.
          exclude: [
            'full-disk',
            'gateway',
            'lifecycle',
            'migrations',
            'schedule-results',
            'upkeep',
          ].map((name) => `tests/database/${name}.test.ts`),
          globalSetup: ['tests/production/setup.ts'],
          ...packagesOnce,
          // They share one PostgreSQL.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/browsers/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'launcher',
          include: ['tests/launcher/*.test.ts'],
          ...packagesOnce,
          // Processes start, stop and look at each other while other steps run.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
