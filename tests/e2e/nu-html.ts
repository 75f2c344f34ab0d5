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

/** What the Nu HTML checker finds wrong in the server's HTML of pages. */
export async function htmlProblems(
  request: APIRequestContext,
  paths: readonly string[],
  testInfo: TestInfo,
): Promise<string[]> {
  const files: string[] = [];
  for (const [index, path] of paths.entries()) {
    const file = testInfo.outputPath(`${index}.html`);
    await writeFile(file, await (await request.get(path)).text());
    files.push(file);
  }
  const { stderr } = spawnSync(
    'java',
    ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  const { messages } = v.parse(report, JSON.parse(stderr));
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, message, extract }) => `${url} ${message} ${extract}`);
}
