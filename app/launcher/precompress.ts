import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder given, for the static file server. What a build beside it has
 * compressed of the same content is taken over.
 */
const [folder, buildDir] = process.argv.slice(2);
if (folder === undefined || buildDir === undefined) {
  throw new Error('Usage: node app/launcher/precompress.ts FOLDER FOLDER_OF_ALL_BUILDS');
}
const others = globSync('*/client', { cwd: buildDir }).map((other) => join(buildDir, other));

for (const name of globSync('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
  const path = join(folder, name);
  const content = readFileSync(path);
  const same = others
    .map((other) => join(other, name))
    .find(
      (other) =>
        existsSync(`${other}.br`) &&
        existsSync(`${other}.gz`) &&
        content.equals(readFileSync(other)),
    );
  if (same === undefined) {
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  } else {
    copyFileSync(`${same}.br`, `${path}.br`);
    copyFileSync(`${same}.gz`, `${path}.gz`);
  }
}
