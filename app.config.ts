import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { parseCompany } from './app/company/environment.build.ts';
import { applicationFiles } from './app/launcher/application-files.ts';
import { serverFunctionId } from './app/launcher/server-function-id.ts';
import { environmentOfProcess, keepEnvironment } from './supabase/environment.ts';

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
  build: {
    // One style sheet, which each page carries: files that are asked for later would else load it a second time.
    cssCodeSplit: false,
    // What a build says is shown when it fails, and nobody reads sizes then.
    reportCompressedSize: false,
  },
  environments: {
    // As a package it would be a file for each icon, which each start of a web server looks for and reads.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The browser's first file names those that it may ask for later, so a file has no more name than it needs.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              // What a module imports is chosen a file by itself.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: /[/]node_modules[/](?:react|react-dom|scheduler)[/]/ },
                { name: applicationFiles(), debugName: 'application' },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: {
          // Of the admin area's pages, each brings its own loader: the sign-in needs none of them.
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
