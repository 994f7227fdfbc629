import { followLink } from '../harness/site.ts';
import { expect, inGrid, test } from '../harness/test.ts';

test.use({ area: 'fixtures' });

const countFrames = () => (window as Window & { mortarColours?: string[] }).mortarColours?.length ?? 0;

/** The remotes `alpha` and `beta` have equal relative paths, store names and class names. */
test('it keeps the stores of two remotes with equal paths apart', async ({ page, visit }) => {
  await visit('/alpha');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).click();
  await followLink(page, '/beta');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
  await followLink(page, '/alpha');
  await expect(page.getByRole('button', { name: 'Count: 2' })).toBeVisible();
  const ids = await page.evaluate(() => (window as Window & { mortarStoreIds?: Record<string, string | null> }).mortarStoreIds);
  expect(ids).toEqual({ alpha: expect.any(String), beta: expect.any(String) });
  expect(ids?.['alpha']).not.toBe(ids?.['beta']);
});

test('it keeps the classes of two remotes with equal paths apart', async ({ page, visit }) => {
  const colourOf = (id: string) => page.getByTestId(id).evaluate((element) => getComputedStyle(element).color);
  await visit('/alpha');
  const alone = await colourOf('alpha');
  await followLink(page, '/beta');
  const other = await colourOf('beta');
  await followLink(page, '/alpha');
  expect(await colourOf('alpha')).toBe(alone);
  expect(other).not.toBe(alone);
});

for (const [locale, own, host] of [
  ['en', 'Alpha', /Skip/],
  ['zh-HK', '甲', /跳/],
] as const) {
  test(`it gives a remote its own messages and the host's in ${locale}`, inGrid(locale === 'zh-HK'), async ({ page, visit }) => {
    await visit('/alpha', { locale });
    await expect(page.getByTestId('alpha')).toHaveText(own);
    await expect(page.getByTestId('host-message')).toHaveText(host);
  });
}

test('it gives the hooks of a remote the one scope of the page', async ({ page, visit }) => {
  await visit('/alpha');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await followLink(page, '/alpha/two');
  await expect(page.getByRole('main')).toContainText('Count: 1');
});

for (const way of ['by a deep link', 'from another page']) {
  test(`it never shows a remote's page without its styles ${way}`, async ({ page, stack, visit }) => {
    stack.proxy.fault(/\/r\/alpha\/[^/]+\/[^/]*css/, { delayMs: 900 });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { mortarColours: seen });
      const look = () => {
        const heading = document.querySelector('[data-testid=alpha]');
        if (heading) seen.push(getComputedStyle(heading).color);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit(way === 'by a deep link' ? '/alpha' : '/whitepaper');
    if (way !== 'by a deep link') await followLink(page, '/alpha');
    await expect(page.getByTestId('alpha')).toBeVisible();
    const sheets = () => stack.proxy.requests(/\/r\/alpha\/[^/]+\/[^/]*css/);
    await expect.poll(() => sheets().every(({ endedAt }) => endedAt !== null), 'all stylesheets have come').toBe(true);
    const frames = await page.evaluate(countFrames);
    await expect.poll(() => page.evaluate(countFrames)).toBeGreaterThan(frames + 10);
    const colours = await page.evaluate(() => [...new Set((window as Window & { mortarColours?: string[] }).mortarColours)]);
    expect(colours, 'colours of the heading over all frames').toHaveLength(1);
  });
}
