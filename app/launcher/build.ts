import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

interface BuildOptions {
  outDir: string;
  /** What the build knows of the company and of this machine; no `.env` file is read. */
  env: NodeJS.ProcessEnv;
  /** Ends the build's processes when it aborts; the build then rejects. */
  signal: AbortSignal;
}

/** Builds the site into `outDir`. Its output is shown only when it fails; then this throws. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { outDir } = options;
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await run(['app/launcher/render-images.ts'], options);
  await run([vite, 'build', '--config', 'app.config.ts', '--outDir', outDir], options);
  await run(['app/launcher/precompress.ts', join(outDir, 'client'), dirname(outDir)], options);
}

async function run(
  args: string[],
  { env, signal }: Pick<BuildOptions, 'env' | 'signal'>,
): Promise<void> {
  const child = spawn(process.execPath, args, { env: { ...env, NODE_ENV: 'production' }, signal });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, reject) => {
    child.once('error', reject);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`The build failed at "${args.join(' ')}":\n${output.trim()}`);
}
