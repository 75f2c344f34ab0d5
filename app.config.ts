import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseCompany } from './app/company/environment.build.ts';

export default defineConfig(({ mode }) => {
  // The tests' build must not depend on what this machine's site is set to.
  const envDir = mode === 'test' ? false : process.cwd();
  return {
    envDir,
    define: { __COMPANY__: JSON.stringify(parseCompany(loadEnv(mode, envDir, 'VITE_'))) },
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
      tanstackStart({
        srcDirectory: 'app',
        router: { quoteStyle: 'single', semicolons: true },
        importProtection: { behavior: 'error' },
      }),
      react(),
    ],
  };
});
