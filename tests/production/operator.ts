import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { neutralEnvironment } from '../support/command.ts';
import { blockNamed } from '../support/guide.ts';
import { accessToken, project } from './management-api.ts';

interface Options {
  /** Address of the Management API. */
  apiUrl: string;
  /** Supabase's CLI. */
  supabase: string;
  /** The project's database. */
  databaseUrl: string;
}

interface Ending {
  code: number;
  output: string;
}

/** Someone who follows the guide in a clone of the project, on a machine where nothing is set. */
export interface Operator {
  /** The clone. */
  folder: string;
  /** Writes a file of variables into the clone, as the guide says. */
  writeVariables(path: string, variables: Iterable<readonly [string, string]>): Promise<void>;
  /** Types what a block of the guide says, and waits for its end. */
  run(block: string): Promise<Ending>;
  /** Types a block that does not end, and waits until it has said that. */
  start(block: string, until: string): Promise<void>;
  /** The blocks that were typed so far. */
  done: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** What the guide leaves to its reader. */
const ownNames = { YOUR_PROJECT: project, YOUR_ACCESS_TOKEN: accessToken };

/** Stands for npx, which would look for the newest of that major at npm. */
const npx = `#!/bin/sh
[ "$1" = supabase@3 ] || { echo "No $1 here." >&2; exit 1; }
shift
exec "$SUPABASE_CLI" "$@"
`;

/** Ends what is typed after it as soon as its own input ends: with the tests, however these end. */
const untilInputEnds = 'exec 3<&0; { read -r _ <&3 || kill -TERM 0; } >/dev/null 2>&1 & ';

export async function startOperator({ apiUrl, supabase, databaseUrl }: Options): Promise<Operator> {
  // Outside the project, whose .gitignore would hide its sources from Tailwind.
  const home = await mkdtemp(join(tmpdir(), 'operator-'));
  const folder = join(home, 'site');
  const root = ['app.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', '.npmrc'];
  for (const part of ['app', 'supabase', 'public', ...root]) {
    // One call for hundreds of files; by promises it would be several for each.
    cpSync(part, join(folder, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const programs = join(home, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'npx'), npx);
  await chmod(join(programs, 'npx'), 0o755);
  const profile = join(home, 'profile.yaml');
  const settings = [
    'name: rehearsal',
    `api_url: ${apiUrl}`,
    `dashboard_url: ${apiUrl}`,
    `docs_url: ${apiUrl}`,
    'project_host: localhost',
  ];
  await writeFile(profile, settings.join('\n'));

  const env: NodeJS.ProcessEnv = {
    ...neutralEnvironment(),
    ENV_FILE: undefined,
    HOME: home,
    PATH: `${programs}:${neutralEnvironment()['PATH'] ?? ''}`,
    SUPABASE_CLI: supabase,
    SUPABASE_PROFILE: profile,
    // The answer to what the CLI asks before it changes anything.
    SUPABASE_YES: '1',
    SUPABASE_NO_KEYRING: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    SUPABASE_API_MAX_RETRIES: '0',
    PGSSLMODE: 'disable',
  };
  const done = new Set<string>();
  const running: (() => Promise<void>)[] = [];

  function read(block: string): string {
    done.add(block);
    return Object.entries({ ...ownNames, YOUR_CONNECTION_STRING: databaseUrl }).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      blockNamed(block),
    );
  }

  function type(block: string, before = '') {
    // A hosted database has a name of its own that the CLI makes out of the project's; ours has only an address.
    const text = read(block).replaceAll(
      /(?<=\bdb .*) --remote(?=$| -)/gm,
      ` --remote='${databaseUrl}'`,
    );
    const child = spawn('sh', ['-ec', `${before}${text}`], {
      cwd: folder,
      env,
      detached: before !== '',
    });
    let output = '';
    const lines = new EventEmitter();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        lines.emit('output', output);
      });
    }
    const ended = new Promise<Ending>((finish, reject) => {
      child.once('error', reject);
      child.once('close', (code) => finish({ code: code ?? 1, output }));
    });
    return { child, ended, lines };
  }

  return {
    folder,
    writeVariables: async (path, variables) => {
      const rows = [...variables].map(([name, value]) => `${name}=${value}\n`);
      await writeFile(join(folder, path), rows.join(''), { mode: 0o600 });
    },
    run: (block) => type(block).ended,
    start: async (block, until) => {
      const { child, ended, lines } = type(block, untilInputEnds);
      running.push(async () => {
        child.stdin.end();
        await ended;
      });
      await new Promise<void>((ready, reject) => {
        lines.on('output', (output: string) => {
          if (output.includes(until)) ready();
        });
        void ended.then(({ output }) => reject(new Error(`${block} ended:\n${output}`)));
      });
    },
    done,
    stop: async () => {
      await Promise.all(running.map((end) => end()));
      await rm(home, { recursive: true, force: true });
    },
  };
}
