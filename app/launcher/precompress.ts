import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside each text file of the folder given, for the static file server. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node app/launcher/precompress.ts FOLDER');
for await (const name of glob('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
  const path = join(folder, name);
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
