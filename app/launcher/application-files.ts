import { resolve } from 'node:path';

/** A module of the build: what it imports at once, and what only later. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

const client = resolve('app/client.ts');
const application = resolve('app/hydrate-application.tsx');

/**
 * Chooses the file of a module in the build for browsers. The bundler by itself makes one for each set of pages that share a
 * module, so that a page of the admin area asks for sixty. Here what each of its pages begins with is one file, the sign-in's
 * too, and what several pages behind the sign-in share is another. No file is chosen for what the islands of a public page
 * need, so that a visitor loads nothing else with it, nor for what one page needs alone.
 */
export function applicationFiles() {
  let chosen: Map<string, string> | undefined;
  return (id: string, modules: Modules): string | null =>
    (chosen ??= choose(modules)).get(id) ?? null;
}

function choose(modules: Modules): Map<string, string> {
  const ofVisitors = reached(modules, client, { later: true });
  const begun = [...reached(modules, application, { later: true })].flatMap(
    (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  const pages = [...new Set(begun)].filter((id) => /\/app\/(?:routes\/)?admin\//.test(id));
  const { signIn = [], desks = [] } = Object.groupBy(pages, (id) =>
    /\/routes\/admin\/(?:entrar|senha)\b/.test(id) ? 'signIn' : 'desks',
  );

  const chosen = new Map<string, string>();
  const seen = new Set<string>();
  for (const page of desks) {
    for (const id of reached(modules, page)) {
      if (seen.has(id)) chosen.set(id, 'admin');
      seen.add(id);
    }
  }
  for (const start of [application, ...signIn]) {
    for (const id of reached(modules, start)) chosen.set(id, 'application');
  }
  for (const id of ofVisitors) chosen.delete(id);
  // It exports nothing, and the bundler names what it exports where it stands in a file with others.
  chosen.delete(application);
  return chosen;
}

/** The modules that a module imports, itself among them; with `later` those too that it only asks for in some case. */
function reached(modules: Modules, start: string, { later = false } = {}): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(later ? dynamicallyImportedIds : [])]) {
      // The admin area is nothing that a public page asks for.
      if (next !== application) found.add(next);
    }
  }
  return found;
}
