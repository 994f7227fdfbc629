import { goWithin, siteOf } from '../harness/site.ts';
import { expect, inGrid, test } from '../harness/test.ts';

test.beforeEach(({ complaints }) => {
  // The browser writes the status of the document itself to the console.
  complaints.allow(/a status of (404|423|500) [^/]*\(http:\/\/localhost:\d+\/[A-Za-z0-9/-]*\)$/);
});

for (const path of ['/nowhere', '/404', '/im/nothing']) {
  test(`it answers ${path} with 404 and says so`, inGrid(path === '/nowhere'), async ({ page, visit }) => {
    const response = await visit(path);
    expect(response.status()).toBe(404);
    await expect(siteOf(page).heading).toHaveText('page not found');
    await expect(page.getByRole('main')).toContainText("Sorry, we can't find what you're looking for.");
    await expect(page).toHaveTitle(/page not found/);
  });
}

for (const path of ['/market', '/staking', '/quiz']) {
  test(`it answers ${path}, which has no version yet, with 423 and a way back`, inGrid(path === '/market'), async ({ page, visit }) => {
    const response = await visit(path);
    expect(response.status()).toBe(423);
    await expect(siteOf(page).heading).toHaveText('Coming Soon.');
    await page.getByRole('link', { name: 'Back to home', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('it says the same inside of a page as on its own', async ({ page, visit }) => {
  await visit('/');
  await goWithin(page, '/staking');
  await expect(siteOf(page).heading).toHaveText('Coming Soon.');
});

for (const path of ['/personal/collections', '/personal/earnings', '/sellList']) {
  test(`it sends ${path} to /index without a session`, inGrid(path === '/sellList'), async ({ page, stack, visit }) => {
    const direct = await page.request.get(stack.origin + path, { maxRedirects: 0 });
    expect({ status: direct.status(), location: direct.headers()['location'] }).toEqual({ status: 302, location: '/index' });
    await visit(path);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('it answers a route with an unknown guard with 500 and its reason', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.betaGuarded);
  const response = await visit('/beta');
  expect(response.status()).toBe(500);
  const main = page.getByRole('main');
  await expect(main).toContainText('Error Code');
  await expect(main).toContainText('500');
  await expect(main).toContainText('Error Message');
  await expect(main).toContainText('Unknown middleware');
  await page.getByRole('link', { name: 'Back to home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('it answers an unknown endpoint in the shape of the API', async ({ page, stack }) => {
  const answer = await page.request.get(`${stack.origin}/api/nothing`);
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 1512004, status: 404, data: null });
});
