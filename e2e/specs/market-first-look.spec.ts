import type { Locale } from '@mortar/protocol';
import { getMarketOverview, getWarnings, rankCollections } from '@mortar/protocol/market';
import type { Locator, Page } from '@playwright/test';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { startMarket } from '../harness/market.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const CATALOGUES = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
/** What these pages begin with, so that none of it is asked for; items are, once the page follows what happens to them. */
const ANSWERED = [getMarketOverview, getWarnings, rankCollections].map(({ path }) => path);

/** Where something stands, px from the top. */
async function placeOf(of: Locator): Promise<number> {
  await expect(of).toBeVisible();
  return (await of.boundingBox())!.y;
}

test('a visitor sees what is traded, a collection and an item before any script runs, and all of it stays where it is', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const { maker, buyer, collection, addresses, origin, itemPath, read, stop } = await startMarket(stack);
  const channel = await maker.openChannel(addresses.exchange);
  await maker.approve(collection, addresses.exchange);
  await buyer.buy(addresses.exchange, await maker.signOption(addresses.exchange, { channel, collection, tokenId: 1n, price: 10n ** 17n }));
  await read();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [locale, width] of [
    ['en', 1440],
    ['zh-HK', 390],
  ] as const) {
    const cookie = { name: 'lang', value: locale, url: origin };
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const before = await context.newPage();
    await context.addCookies([cookie]);
    await page.context().addCookies([cookie]);
    await page.setViewportSize({ width, height: 844 });
    const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name });
    const pages: [path: string, shown: (of: Page) => Locator[]][] = [
      ['/market', (of) => [of.getByRole('region', { name: CATALOGUES[locale]['market.home.trending'] }).getByText('Kiln Works')]],
      [
        itemPath(1).replace('/items/', '/collections/').replace(/-1$/, ''),
        (of) => [
          heading(of, 'Kiln Works'),
          of.getByText(CATALOGUES[locale]['market.collection.listed']).first(),
          of.getByRole('link', { name: '#2', exact: true }),
        ],
      ],
      [itemPath(1), (of) => [heading(of, '#1')]],
    ];
    for (const [path, shown] of pages) {
      let painted: number[] = [];
      // A page that would have to wait long for its beginning goes out without it.
      await expect(async () => {
        await before.goto(origin + path);
        // A font of the page's may be wider than the one before it.
        await before.evaluate(async () => void (await document.fonts.ready));
        for (const of of shown(before)) await expect(of).toBeVisible({ timeout: 1000 });
        painted = await Promise.all(shown(before).map(placeOf));
      }).toPass();
      await page.goto(origin + path);
      // The page itself has taken the place of what was painted.
      await expect(page.locator('main [inert]')).toHaveCount(0);
      const live = await Promise.all(shown(page).map(placeOf));
      const moved = live.map((y, index) => Math.abs(y - painted[index]!)).filter((px) => px >= 2);
      expect({ path, locale, moved }).toEqual({ path, locale, moved: [] });
    }
    await context.close();
  }
  // Other sites announce them by their names, and nothing that is not there.
  const [item, unknown] = await Promise.all([itemPath(1), itemPath(999)].map((path) => page.request.get(origin + path)));
  expect(await item!.text()).toContain('<meta property="og:title" content="#1 · Kiln Works">');
  expect(unknown!.status()).toBe(404);
  expect(asked.filter((path) => ANSWERED.includes(path as (typeof ANSWERED)[number]))).toEqual([]);
  await stop();
});
