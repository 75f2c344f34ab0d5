import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { parseCompany } from './app/company/environment.build.ts';
import { serverFunctionId } from './app/launcher/server-function-id.ts';
import { environmentOfProcess, keepEnvironment } from './supabase/environment.ts';

/**
 * The router and the charts use the same few lines for React's stores. Shared, they would become a file of their own
 * that every public page asks for; so the charts get the edition without what React 19 has itself.
 */
const ownStoreForCharts: Plugin = {
  name: 'own-store-for-charts',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'use-sync-external-store/shim/with-selector') return null;
    if (importer?.includes('/recharts/') !== true) return null;
    return this.resolve('use-sync-external-store/with-selector', importer, { skipSelf: true });
  },
};

/**
 * Start's plugin puts the `.env` file into this process's environment. The launcher has read it where it counts, and a
 * build of the tests must not see it. It stands behind Start's plugin, to undo what that did.
 */
const ownEnvironment: Plugin = {
  name: 'own-environment',
  enforce: 'pre',
  configResolved: keepEnvironment(),
};

export default defineConfig({
  // The launcher has read the `.env` file.
  envDir: false,
  define: { __COMPANY__: JSON.stringify(parseCompany(environmentOfProcess())) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page shows is one file: a phone on a bad connection waits for each request.
            codeSplitting: {
              groups: [{ name: 'site', test: /\/app\/(?:ui|company|site)\//, minShareCount: 3 }],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    ownStoreForCharts,
    tanstackStart({
      srcDirectory: 'app',
      router: { quoteStyle: 'single', semicolons: true },
      importProtection: { behavior: 'error' },
      serverFns: {
        generateFunctionId: ({ filename, functionName }) =>
          serverFunctionId(filename, functionName.replace(/_createServerFn_handler$/, '')),
      },
    }),
    ownEnvironment,
    react(),
  ],
});
