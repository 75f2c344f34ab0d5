import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { everyPath, expect, test } from './site.ts';

const hasJava = spawnSync('java', ['-version']).status === 0;
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

test('the Nu HTML checker finds no error in any page', async ({ request }, testInfo) => {
  test.skip(!hasJava, 'Java is not on this machine, so the Nu HTML checker was not run.');
  test.setTimeout(180_000);
  const files: string[] = [];
  for (const [index, path] of [...everyPath, '/isto-nao-existe', '/blog/nada'].entries()) {
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
  expect(
    messages.filter(({ type }) => type !== 'info').map((m) => `${m.url} ${m.message} ${m.extract}`),
  ).toEqual([]);
});
