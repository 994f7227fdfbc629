import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const CASES = [
  { colorScheme: 'dark', width: 1440, isChosen: true },
  { colorScheme: 'light', width: 390, isChosen: true },
  { colorScheme: 'light', width: 1440, isChosen: false },
  { colorScheme: 'dark', width: 390, isChosen: false },
] as const;

for (const { colorScheme, width, isChosen } of CASES) {
  test(
    `it leads from the reference to a first call, without a barrier, ${colorScheme} at ${width} px`,
    inGrid(isChosen),
    async ({ page, stack }) => {
      // The page holds every endpoint, and axe looks at all of it.
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${stack.origin}/api/docs`);
      await page.getByText('/api/accountservice/open/login', { exact: true }).click();
      await expect(page.locator('details[open]').getByText('wrongCredentials')).toBeVisible();
      expect([await barriersOf(page), await overflowOf(page)]).toEqual([[], []]);
      await page.getByRole('link', { name: 'Getting started' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
      expect([await barriersOf(page), await overflowOf(page)]).toEqual([[], []]);
    },
  );
}
