import { emptyReports, expect, mendAll, test } from './admin.ts';
import { htmlProblems } from './nu-html.ts';
import { adminPages, fillReports } from './reports.ts';
import { everyPath } from './site.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('the Nu HTML checker finds no error in any page, those of the admin area with data', async ({
  request,
  playwright,
  operator,
  baseURL,
}, testInfo) => {
  test.setTimeout(180_000);
  await mendAll();
  await emptyReports();
  await fillReports();
  const signedIn = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: operator,
  });
  const paths = [...everyPath, '/isto-nao-existe', '/blog/nada', '/admin/entrar', '/admin/senha'];
  expect(
    await htmlProblems(
      [
        [request, paths],
        [signedIn, adminPages],
      ],
      testInfo,
    ),
  ).toEqual([]);
  await signedIn.dispose();
});
