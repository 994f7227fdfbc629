import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

for (const colorScheme of ['dark', 'light'] as const) {
  test(`it leads from the reference to a first call, without a barrier on a desk and on a phone, ${colorScheme}`, async ({
    page,
    stack,
  }) => {
    // The page holds every endpoint, and axe looks at all of it.
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${stack.origin}/api/docs`);
      await page.getByText('/api/accountservice/open/login', { exact: true }).click();
      await expect(page.locator('details[open]').getByText('wrongCredentials')).toBeVisible();
      expect([await barriersOf(page), await overflowOf(page)]).toEqual([[], []]);
      await page.getByRole('link', { name: 'Getting started' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
      expect([await barriersOf(page), await overflowOf(page)]).toEqual([[], []]);
    }
  });
}
