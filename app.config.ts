import { globSync } from 'node:fs';
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
  define: {
    __COMPANY__: JSON.stringify(parseCompany(environmentOfProcess())),
    // Written just before (app/launcher/render-images.ts).
    __DRAWINGS_FOLDER__: JSON.stringify(
      globSync('assets/drawings-*', { cwd: 'public' }).map((folder) => `/${folder}`)[0],
    ),
  },
  environments: {
    client: {
      build: {
        modulePreload: {
          // Nor does it carry what each file of the admin area needs: that is asked for when the file has come.
          resolveDependencies: (filename, dependencies) =>
            filename.includes('/admin-') ? [] : dependencies,
        },
        rolldownOptions: {
          output: {
            // Each public page loads the list of all files, so a file has no more name than it needs.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('/admin/') === true
                ? 'assets/admin-[hash:7].js'
                : 'assets/[hash:7].js',
            // What every page shows is one file: a phone on a bad connection waits for each request.
            codeSplitting: {
              groups: [
                // What the browser's first file needs must not bring the rest along.
                {
                  name: 'first',
                  test: /\/app\/(?:seo\/paths|site\/(?:map-cookie|tend-menus|wake-islands))\.ts$|preload-helper/,
                  priority: 1,
                },
                {
                  name: 'site',
                  test: /\/app\/(?:ui(?!\/(?:pagination|shown-pages))|company|site)\//,
                  minShareCount: 3,
                },
              ],
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
      router: {
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: {
          // The public pages carry the list of all routes; of the admin area's they need no loader.
          splitBehavior: ({ routeId }) =>
            routeId.startsWith('/admin/_signed-in')
              ? [['loader', 'component', 'errorComponent']]
              : undefined,
        },
      },
      server: { build: { inlineCss: true } },
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
