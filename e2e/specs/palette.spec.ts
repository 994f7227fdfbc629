import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../harness/test.ts';

for (const [locale, width, search, list] of [
  ['en', 1440, 'Search pages and actions', 'Keyboard shortcuts'],
  ['zh-HK', 390, '搜尋頁面及操作', '鍵盤快捷鍵'],
] as const) {
  test(`it goes to a page by keyboard alone, and lists the keys, in ${locale} at ${width} px`, async ({ page, visit }) => {
    await visit('/', { locale, width });
    const field = page.getByRole('combobox', { name: search });
    // Before scripts run nobody hears a key.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('option').filter({ hasText: list }).click();
    await expect(page.getByRole('dialog', { name: list })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await field.fill(locale === 'en' ? 'whitepaper' : '白皮書');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/whitepaper$/);
  });
}
