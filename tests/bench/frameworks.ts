import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { neutralEnvironment, runCommand } from '../support/command.ts';
import { installParts } from '../support/install-parts.ts';
import { freePort } from '../support/product.ts';
import type { Page } from './markup.ts';
import { astro, jsx, takeApart } from './markup.ts';
import { startServer } from './processes.ts';
import { onServerCore } from './site.ts';

/** Documents of this site, which other frameworks shall serve too. */
interface Documents {
  home: string;
  post: string;
}

/** Where each framework has them, made at each request but for those that it made when it was built. */
const paths = { finishedHome: '/', home: '/on-demand', post: '/post' };

/** What the components of a page show, as one would read it. */
const dataModule = ({ data }: Page) =>
  [...data].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');

/** A module of React's components, which Next.js renders on the server alone. */
const nextPage = ({ title, description, body, components }: Page) =>
  [
    "import './page.css';",
    "import * as data from './data.mjs';",
    `export const metadata = ${JSON.stringify({ title, description })};`,
    ...[...components].map(([name, markup]) => `const ${name} = (props) => ${markup};`),
    `export default function Page() { return <>${body}</>; }`,
  ].join('\n');

const nextFiles = ({ home, post }: Record<keyof Documents, Page>) => ({
  'next.config.mjs':
    "import { resolve } from 'node:path'; export default { turbopack: { root: resolve(import.meta.dirname, '../..') } };",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="pt-BR"><body>{children}</body></html>; }',
  'app/page.jsx': "export { default, metadata } from '../home/page.jsx';",
  [`app${paths.home}/page.jsx`]:
    "export { default, metadata } from '../../home/page.jsx'; export const dynamic = 'force-dynamic';",
  [`app${paths.post}/page.jsx`]:
    "export { default, metadata } from '../../post/page.jsx'; export const dynamic = 'force-dynamic';",
  'home/page.jsx': nextPage(home),
  'home/page.css': home.styles,
  'home/data.mjs': dataModule(home),
  'post/page.jsx': nextPage(post),
  'post/page.css': post.styles,
  'post/data.mjs': dataModule(post),
});

/** A component of Astro's, which has a file of its own and imports those that it names. */
function astroComponent(markup: string, code: readonly string[] = []): string {
  const named = new Set([...markup.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  const imports = [
    "import * as data from './data.mjs';",
    ...[...named].map((name) => `import ${name} from './${name}.astro';`),
  ];
  return ['---', ...imports, ...code, 'const props = Astro.props;', '---', markup].join('\n');
}

function astroPage(folder: string, page: Page) {
  const { title, description, body, styles, components } = page;
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${astro.text(title)}</title>`,
    `<meta name="description" ${astro.attribute('content', description)} />`,
  ];
  const document = `<html lang="pt-BR"><head>${head.join('')}</head><body>${body}</body></html>`;
  const files: Record<string, string> = {
    [`src/${folder}/page.css`]: styles,
    [`src/${folder}/data.mjs`]: dataModule(page),
    [`src/${folder}/Page.astro`]: astroComponent(document, ["import './page.css';"]),
  };
  for (const [name, markup] of components) {
    files[`src/${folder}/${name}.astro`] = astroComponent(markup);
  }
  return files;
}

const astroRoute = (folder: string, prerender: boolean) =>
  `---\nimport Page from '../${folder}/Page.astro';\nexport const prerender = ${prerender};\n---\n<Page />`;

const astroFiles = ({ home, post }: Record<keyof Documents, Page>) => ({
  // The styles are in the page, as in ours: a browser asks for no file before it paints either.
  'astro.config.mjs': [
    "import node from '@astrojs/node';",
    "export default { adapter: node({ mode: 'standalone' }), build: { inlineStylesheets: 'always' } };",
  ].join('\n'),
  // Astro compresses nothing itself.
  'with-gzip.mjs': [
    "import { createServer } from 'node:http';",
    "import compression from 'compression';",
    "import { handler } from './dist/server/entry.mjs';",
    'const compress = compression();',
    'createServer((request, response) => compress(request, response, () => handler(request, response)))',
    "  .listen(Number(process.env.PORT), '127.0.0.1');",
  ].join('\n'),
  'src/pages/index.astro': astroRoute('home', true),
  [`src/pages${paths.home}.astro`]: astroRoute('home', false),
  [`src/pages${paths.post}.astro`]: astroRoute('post', false),
  ...astroPage('home', home),
  ...astroPage('post', post),
});

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

async function build(args: readonly string[]): Promise<void> {
  const status = await runCommand(process.execPath, args, quiet);
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`);
}

async function startOther(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const port = String(await freePort());
  const settings = { ...neutralEnvironment(), ...quiet, HOST: '127.0.0.1', PORT: port, ...env };
  const url = `http://127.0.0.1:${port}`;
  return onServerCore(await startServer({ file, args, env: settings, url }));
}

/**
 * Builds the same documents with other frameworks, as components that a person could have written, and starts their
 * servers as each documents it for production. Their packages and apps lie in a folder under `.data`.
 */
export async function startFrameworks({ home, post }: Documents) {
  const modules = await installParts(join(import.meta.dirname, 'others'), 'bench-others');
  const nextBin = join(modules, 'next/dist/bin/next');
  const folder = await mkdtemp(join(modules, '../apps-'));
  const next = join(folder, 'next');
  const astroApp = join(folder, 'astro');
  await writeFiles(next, nextFiles({ home: takeApart(home, jsx), post: takeApart(post, jsx) }));
  await writeFiles(
    astroApp,
    astroFiles({ home: takeApart(home, astro), post: takeApart(post, astro) }),
  );
  await build([nextBin, 'build', next]);
  await build([join(modules, 'astro/bin/astro.mjs'), 'build', '--root', astroApp]);
  const servers = {
    next: await startOther(nextBin, ['start', next, '-H', '127.0.0.1']),
    astro: await startOther(join(astroApp, 'dist/server/entry.mjs')),
    astroWithGzip: await startOther(join(astroApp, 'with-gzip.mjs'), [], {
      ASTRO_NODE_AUTOSTART: 'disabled',
    }),
  };
  return {
    ...servers,
    paths,
    stop: async () => {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
