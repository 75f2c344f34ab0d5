import { htmlProblems } from './nu-html.ts';
import { everyPath, expect, test } from './site.ts';

test('the Nu HTML checker finds no error in any page', async ({ request }, testInfo) => {
  test.setTimeout(180_000);
  const paths = [...everyPath, '/isto-nao-existe', '/blog/nada', '/admin/entrar', '/admin/senha'];
  expect(await htmlProblems(request, paths, testInfo)).toEqual([]);
});
