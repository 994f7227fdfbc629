import { followLink } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'fixtures' });

const FILES_OF_BETA = /^\/r\/beta\//;

test('it fetches and runs entry, page and texts of a link’s remote once somebody points at it, and shows it by these on the click', async ({
  page,
  stack,
  visit,
}) => {
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toBeVisible();
  expect(stack.proxy.requests(FILES_OF_BETA)).toEqual([]);

  await page.getByRole('link', { name: 'Beta' }).last().hover();
  for (const part of ['entry\\.', 'page-home\\.[^/]*js', 'locale-en\\.']) await stack.proxy.arrived(new RegExp(`^/r/beta/[^/]+/${part}`));
  await expect.poll(() => page.evaluate(() => Object.keys(window).filter((name) => /beta/.test(name)).length)).toBeGreaterThan(0);
  await expect(page.getByTestId('alpha')).toBeVisible();
  await expect(page.getByTestId('beta')).toHaveCount(0);

  const fetched = stack.proxy.requests(FILES_OF_BETA).map(({ url }) => url);
  await followLink(page, '/beta');
  await expect(page.getByTestId('beta')).toBeVisible();
  const scripts = stack.proxy.requests(FILES_OF_BETA).map(({ url }) => url);
  expect(scripts.filter((url) => /\.js/.test(url)).toSorted()).toEqual(fetched.filter((url) => /\.js/.test(url)).toSorted());
});

test('it puts hashes of the shown remote alone into the HTML, and fetches the rest after the content', async ({ page, stack, visit }) => {
  await visit('/alpha');
  const text = await page.locator('#mortar-registry').textContent();
  const { isPartial, remotes } = JSON.parse(text!) as { isPartial?: true; remotes: Record<string, { live: { integrity: object } }> };
  const known = Object.entries(remotes).filter(([, { live }]) => Object.keys(live.integrity).length > 0);
  expect([isPartial, known.map(([name]) => name)]).toEqual([true, ['alpha']]);
  await expect(page.getByTestId('alpha')).toBeVisible();
  await stack.proxy.arrived(/^\/r\/registry\.json/);
});
