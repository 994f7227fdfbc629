import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { followLink, goWithin } from '../harness/site.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const TITLES = {
  '/': { en: 'Mortar: a home for web3, laid brick by brick', 'zh-HK': 'Mortar：一磚一瓦，砌出你的 Web3' },
  '/whitepaper': { en: 'Whitepaper', 'zh-HK': '白皮書' },
  '/dev-center': { en: 'Dev centre', 'zh-HK': '開發中心' },
  '/auth': { en: 'Log in to continue', 'zh-HK': '請先登入' },
  '/games/kiln-stack': { en: 'Kiln Stack', 'zh-HK': '疊磚' },
} satisfies Record<string, Record<Locale, string>>;

const tag = (page: Page, name: string) => page.locator(`head meta[property="og:${name}"]`);

for (const [path, titles] of Object.entries(TITLES)) {
  for (const [locale, title] of Object.entries(titles) as [Locale, string][]) {
    test(
      `it says how a link to ${path} looks elsewhere, in ${locale}`,
      inGrid((path === '/') === (locale === 'en') && (path === '/' || path === '/games/kiln-stack')),
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

for (const [path, title, description] of [
  [
    '/activity',
    'No activities right now',
    'New activities with their own rewards will show up here. Until then, earn bricks in the games.',
  ],
  ['/auth', 'Log in to continue', 'Log in and we’ll take you back to where you were going.'],
  ['/iplimit', 'Mortar isn’t available on your network', 'Your network is on our restricted list.'],
] as const) {
  test(`it names ${path} after a navigation as the server names it`, inGrid(path === '/auth'), async ({ page, visit }) => {
    const expectNamed = async () => {
      await expect(page).toHaveTitle(`${title} · Mortar`);
      await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', description);
    };
    await visit('/whitepaper');
    await goWithin(page, path);
    await expectNamed();
    await visit(path);
    await expectNamed();
  });
}
