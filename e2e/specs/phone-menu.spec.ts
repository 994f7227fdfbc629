import { barriersOf } from '../harness/barriers.ts';
import { expect, test } from '../harness/test.ts';

test('on a phone a menu leads to the places that the bar has no room for', async ({ page, visit }) => {
  await visit('/im/gamecenter', { width: 360 });
  const menu = page.getByRole('button', { name: 'Menu' });
  const more = page.getByRole('navigation', { name: 'More' });
  await expect(more).toBeHidden();

  // Before scripts run the page is the server's markup, which hears nothing.
  await expect(async () => {
    if (!(await more.isVisible())) await menu.press('Enter');
    await expect(more.getByRole('link', { name: 'Whitepaper' })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await barriersOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await more.getByRole('link', { name: 'Whitepaper' }).click();
  await expect(page).toHaveURL(/\/whitepaper$/);
  await expect(more).toBeHidden();
});
