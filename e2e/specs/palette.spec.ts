import { barriersOf } from '../harness/barriers.ts';
import { expect, inGrid, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

test('it goes from header to content, footer and docks by F6', async ({ page, visit }) => {
  await visit('/', { width: 1440 });
  const [header, content, footer, docks] = (['banner', 'main', 'contentinfo', 'complementary'] as const).map((role) =>
    page.getByRole(role),
  );
  await expect(async () => {
    await page.keyboard.press('F6');
    await expect(header!).toBeFocused({ timeout: 1000 });
  }).toPass();
  for (const part of [content!, footer!, docks!, header!]) {
    await page.keyboard.press('F6');
    await expect(part).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Mortar' }).first()).toBeFocused();
});

for (const [locale, width, search, list] of [
  ['en', 1440, 'Search the site', 'Keyboard shortcuts'],
  ['zh-HK', 390, '搜尋全站', '鍵盤快捷鍵'],
] as const) {
  test(
    `it goes to a page by keyboard alone, and lists the keys, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, visit }) => {
      await visit('/', { locale, width });
      const field = page.getByRole('combobox', { name: search });
      // Before scripts run nobody hears a key.
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused({ timeout: 1000 });
      }).toPass();
      expect(await barriersOf(page)).toEqual([]);
      await page.getByRole('option').filter({ hasText: list }).click();
      await expect(page.getByRole('dialog', { name: list })).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.keyboard.press('Control+k');
      await field.fill(locale === 'en' ? 'whitepaper' : '白皮書');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/whitepaper$/);
    },
  );
}
