import { signUpSomebody } from '../harness/team.ts';
import { expect, inGrid, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

/** Counts the fades between pages that the browser begins. */
const COUNT = () => {
  const counted = globalThis as unknown as { fades: number };
  counted.fades = 0;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (...rest) => {
    counted.fades += 1;
    return begin(...rest);
  };
};
const fades = () => (globalThis as unknown as { fades: number }).fades;

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it fades between pages, however fast somebody goes, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, stack, visit }) => {
      await visit('/reg', { locale, width });
      await signUpSomebody(page, stack, locale);
      await page.addInitScript(COUNT);
      await visit('/im/gamecenter', { locale, width });
      const place = (path: string) => page.getByRole('banner').locator(`a[href="${path}"]`).last();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await place('/bricks').click();
      await place('/im/gamecenter').click();
      await place('/bricks').click();
      await expect(page).toHaveURL(/\/bricks$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/im\/gamecenter$/);
      expect(await page.evaluate(fades)).toBeGreaterThan(0);
    },
  );
}

test('it changes pages at once for who wants less motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(COUNT);
  await visit('/im/gamecenter');
  await page.getByRole('banner').getByRole('link', { name: 'Whitepaper' }).click();
  await expect(page).toHaveURL(/\/whitepaper$/);
  expect(await page.evaluate(fades)).toBe(0);
});
