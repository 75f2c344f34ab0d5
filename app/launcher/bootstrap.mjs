// The first code that runs on a fresh clone: plain JavaScript that the system's Node 20 understands and
// that needs no package. It installs what the lock file says, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const tasks = {
  start: ['app/launcher/production.ts'],
  build: ['app/launcher/production.ts', 'build'],
  serve: ['app/launcher/production.ts', 'serve'],
  dev: ['app/launcher/dev.ts'],
  test: ['tests/run.ts'],
};
/** Files in `node_modules` that say from which lock file it was installed; each install empties the folder. */
const markOfAll = join(root, 'node_modules', '.installed-lock');
const markWithoutTests = join(root, 'node_modules', '.installed-lock-without-tests');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs what the lock file says; without `withTests`, what only tests and checks need is left out. */
function installIfStale(withTests) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = (mark) => existsSync(mark) && readFileSync(mark, 'utf8') === lock;
  if (isInstalled(markOfAll) || (!withTests && isInstalled(markWithoutTests))) return;
  console.log('Installing packages (npm ci)…');
  const omit = withTests ? [] : ['--omit=dev'];
  // An old npm warns of each package that wants Node 24, which is one of the packages it installs.
  const npm = spawnSync('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    fail('Could not install the packages: read the npm messages above, then try again.');
  writeFileSync(withTests ? markOfAll : markWithoutTests, lock);
}

function findNode() {
  const packaged = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Node 24 or newer is needed and this is ${process.version}: install it from https://nodejs.org.`,
  );
}

const [name, ...rest] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined)
  fail(`Usage: node app/launcher/bootstrap.mjs ${Object.keys(tasks).join('|')}`);
installIfStale(name === 'test');
const child = spawn(findNode(), [...task, ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Closing the channel asks the child to stop in order, however often; a signal passed on would count as its second
// one after Ctrl-C, which reaches the whole process group by itself.
const stop = () => {
  if (child.connected) child.disconnect();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm passes on SIGINT and SIGTERM alone. Whatever else ends it leaves this process to another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 250);
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
