import { LOCALES, THEMES } from '@mortar/protocol';
import { overflowOf } from '../harness/overflow.ts';
import { siteOf } from '../harness/site.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const WIDTHS = [1440, 390];

for (const { code: locale } of LOCALES) {
  for (const theme of THEMES) {
    test(
      `it shows the landing page in ${locale} and ${theme}, on a desk and on a phone`,
      inGrid((locale === 'en') === (theme === 'dark')),
      async ({ page, visit }) => {
        for (const width of WIDTHS) {
          const response = await visit('/', { locale, theme, width });
          expect(response.status()).toBe(200);
          const { banner, heading } = siteOf(page);
          await expect(heading).toBeVisible();
          await expect(banner).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          const text = await heading.innerText();
          expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh-HK');
          expect(await overflowOf(page)).toEqual([]);
        }
      },
    );
  }
}

test('it has a title of at most 72 characters and a description of at most 300', async ({ page, visit }) => {
  await visit('/');
  expect([...(await page.title())].length).toBeLessThanOrEqual(72);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toBeTruthy();
  expect([...(description ?? '')].length).toBeLessThanOrEqual(300);
});

test('it says Connect in words at a desk and by an icon on a phone', async ({ page, visit }) => {
  for (const [width, words] of [
    [1440, 'Connect'],
    [390, ''],
  ] as const) {
    await visit('/', { width });
    const connect = siteOf(page).banner.getByRole('link', { name: 'Connect' });
    await expect(connect).toHaveCount(1);
    expect((await connect.innerText()).trim()).toBe(words);
    await expect(connect.locator('svg')).toHaveCount(words === '' ? 1 : 0);
  }
});

test('it tells the server of the visit, signed', async ({ stack, visit }) => {
  await visit('/');
  await stack.proxy.arrived(/website\/visit\/open\/add/);
  await expect.poll(() => stack.proxy.requests(/website\/visit\/open\/add/)[0]?.status).toBe(200);
});
