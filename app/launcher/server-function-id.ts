import { createHash } from 'node:crypto';

/**
 * The end of a server function's address in a build, from the file in `app/` that exports it and its name: a hash, as Start would
 * take too, but one that tests know without reading the build. It is no secret: browsers get it with the page.
 */
export function serverFunctionId(file: string, name: string): string {
  return createHash('sha256').update(`${file} ${name}`).digest('hex');
}
