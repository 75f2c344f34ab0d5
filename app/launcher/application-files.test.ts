import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { applicationFiles } from './application-files.ts';

/** Each module with what it imports at once and, after "later", what it asks for in some case. */
const graph: Record<string, { now?: string[]; later?: string[] }> = {
  'app/client.ts': { later: ['app/hydrate-application.tsx', 'app/site/island.tsx'] },
  'app/site/island.tsx': { now: ['app/ui/button.tsx'], later: ['app/site/toast.tsx'] },
  'app/hydrate-application.tsx': {
    now: ['app/router.tsx', 'app/ui/button.tsx'],
    later: ['app/routes/sobre.tsx', 'app/routes/admin/entrar.tsx'],
  },
  'app/router.tsx': {
    later: ['app/routes/admin/_signed-in/seo.tsx', 'app/routes/admin/_signed-in/sitemap.tsx'],
  },
  'app/routes/sobre.tsx': { now: ['app/about/team.tsx'] },
  'app/routes/admin/entrar.tsx': { now: ['app/admin/ui/field.tsx'] },
  'app/routes/admin/_signed-in/seo.tsx': {
    now: ['app/admin/ui/panel.tsx', 'app/admin/ui/field.tsx', 'app/site/toast.tsx'],
    later: ['app/admin/charts.tsx'],
  },
  'app/routes/admin/_signed-in/sitemap.tsx': {
    now: ['app/admin/ui/panel.tsx', 'app/admin/ui/field.tsx', 'app/site/toast.tsx'],
  },
  'app/admin/charts.tsx': { now: ['app/admin/ui/panel.tsx', 'app/admin/axis.ts'] },
};

const file = applicationFiles();
const fileOf = (name: string) =>
  file(resolve(name), {
    getModuleInfo: (id) => {
      const module = Object.entries(graph).find(([other]) => resolve(other) === id)?.[1];
      return {
        importedIds: (module?.now ?? []).map((other) => resolve(other)),
        dynamicallyImportedIds: (module?.later ?? []).map((other) => resolve(other)),
      };
    },
  });

test('what every page of the admin area begins with, the sign-in too, is one file', () => {
  const names = ['app/router.tsx', 'app/admin/ui/field.tsx'];
  expect(names.map(fileOf)).toEqual(names.map(() => 'application'));
});

test('what several pages behind the sign-in share is another', () => {
  expect(fileOf('app/admin/ui/panel.tsx')).toBe('admin');
});

test('what one page needs alone stays with it, or comes later', () => {
  const names = ['app/routes/admin/_signed-in/seo.tsx', 'app/admin/axis.ts'];
  expect(names.map(fileOf)).toEqual([null, null]);
});

test('what a visitor may load is left to the bundler, though the admin area shares it', () => {
  const names = ['app/client.ts', 'app/ui/button.tsx', 'app/site/toast.tsx', 'app/about/team.tsx'];
  expect(names.map(fileOf)).toEqual(names.map(() => null));
});
