import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { followLink } from '../harness/site.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const TITLES = {
  '/': { en: 'Mortar: a home for web3, laid brick by brick', 'zh-HK': 'Mortar：一磚一瓦，砌出你的 web3' },
  '/whitepaper': { en: 'Whitepaper', 'zh-HK': '白皮書' },
  '/games/kiln-stack': { en: 'Kiln Stack', 'zh-HK': '疊磚' },
} satisfies Record<string, Record<Locale, string>>;

const tag = (page: Page, name: string) => page.locator(`head meta[property="og:${name}"]`);

for (const [path, titles] of Object.entries(TITLES)) {
  for (const [locale, title] of Object.entries(titles) as [Locale, string][]) {
    test(
      `it says how a link to ${path} looks elsewhere, in ${locale}`,
      inGrid((path === '/') === (locale === 'en') && path !== '/whitepaper'),
      async ({ page, stack, visit }) => {
        await visit(path, { locale });
        await expect(tag(page, 'title')).toHaveAttribute('content', title);
        await expect(tag(page, 'url')).toHaveAttribute('content', stack.origin + path);
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', stack.origin + path);
        await expect(page.locator('head meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');

        const picture = await tag(page, 'image').getAttribute('content');
        expect(picture).toMatch(new RegExp(`^${stack.origin}/preview/[0-9a-f]{16}/${locale}[a-z/-]*\\.png$`));
        // As a browser shows it: what it decodes has the size that the tags promise.
        const size = await page.evaluate(async (url) => {
          const image = new Image();
          image.src = url ?? '';
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }, picture);
        expect(size).toEqual([1200, 630]);
      },
    );
  }
}

test('it leaves the browser to share the page that shows', async ({ page, visit }) => {
  await visit('/');
  await followLink(page, '/whitepaper');
  await expect(page).toHaveTitle(/^Whitepaper/);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
});
