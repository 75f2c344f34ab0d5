import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, TestInfo } from '@playwright/test';
import * as v from 'valibot';

const report = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      message: v.string(),
      url: v.optional(v.string()),
      extract: v.optional(v.string()),
    }),
  ),
});

/**
 * What the Nu HTML checker finds wrong in the server's HTML of pages, each list asked for in its own way. All in one
 * run: most of its time goes into its start.
 */
export async function htmlProblems(
  lists: readonly (readonly [request: APIRequestContext, paths: readonly string[]])[],
  testInfo: TestInfo,
): Promise<string[]> {
  const files: string[] = [];
  for (const [request, paths] of lists) {
    for (const path of paths) {
      const file = testInfo.outputPath(`${encodeURIComponent(path)}.html`);
      await writeFile(file, await (await request.get(path)).text());
      files.push(file);
    }
  }
  const { stderr } = spawnSync(
    'java',
    [
      // A few seconds of work: to compile it well would take longer than that saves. Code so compiled needs more stack.
      '-XX:TieredStopAtLevel=1',
      '-Xss4m',
      '-XX:+UseSerialGC',
      '-jar',
      'node_modules/vnu-jar/build/dist/vnu.jar',
      '--format',
      'json',
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  const { messages } = v.parse(report, JSON.parse(stderr));
  return (
    messages
      // Its reading of style sheets is years old: it knows neither @container nor @property.
      .filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS: '))
      .map(({ url, message, extract }) => `${url} ${message} ${extract}`)
  );
}
