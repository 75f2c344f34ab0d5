import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside each text file of the folder given, for the static file server. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node app/launcher/precompress.ts FOLDER');
for (const name of globSync('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
  const path = join(folder, name);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
