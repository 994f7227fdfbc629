import type { Locale } from '@mortar/protocol';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { startMarket, type MarketStack } from '../harness/market.ts';
import { expectSound } from '../harness/sound.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const CATALOGUES = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const SITE_SEARCH = { en: 'Search the site', 'zh-HK': '搜尋全站' };
const PRICE = 10n ** 17n;
const CALLS = [
  'collection/open/ranking',
  'collection/open/holders',
  'item/open/similar',
  'open/activity',
  'open/search',
  'open/creator/index',
  'open/creator/created/list',
  'open/creator/collected/list',
  'open/creator/sale/list',
  'open/creator/activity',
  'open/creator/top/list',
  'open/creator/top/ranking',
];

/** One work changes hands. */
async function sell({ maker, buyer, collection, addresses }: MarketStack, channel: `0x${string}`, tokenId: bigint): Promise<void> {
  await buyer.buy(addresses.exchange, await maker.signOption(addresses.exchange, { channel, collection, tokenId, price: PRICE }));
}

test('people find their way: what is traded, who made it, what happens now, and anything by its name', async ({ page, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const { maker, addresses, collection, origin } = market;
  const channel = await maker.openChannel(addresses.exchange);
  await maker.approve(collection, addresses.exchange);
  await sell(market, channel, 1n);
  const called = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    for (const call of CALLS) if (path.endsWith(`/dcservice/${call}`)) called.add(call);
  });
  for (const [locale, width, tokenId] of [
    ['en', 1440, 2n],
    ['zh-HK', 390, 3n],
  ] as const) {
    const say = (id: keyof typeof en) => CATALOGUES[locale][id];
    const heading = (id: keyof typeof en) => page.getByRole('heading', { level: 1, name: say(id) });
    const choose = (id: keyof typeof en) =>
      page
        .getByRole('navigation', { name: say('market.nav') })
        .getByRole('link', { name: say(id) })
        .click();
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies([{ name: 'lang', value: locale, url: origin }]);

    await page.goto(`${origin}/market`);
    const sales = page.getByRole('region', { name: say('market.home.sales') });
    await expect(sales).toContainText('Kiln Works');
    await expectSound(page);
    // A sale comes while somebody looks: nothing moves before they want it.
    const shown = await sales.getByRole('listitem').count();
    await sell(market, channel, tokenId);
    const pill = sales.getByRole('status').getByRole('button');
    await expect(pill).toBeVisible();
    expect(await sales.getByRole('listitem').count()).toBe(shown);
    await pill.click();
    await expect(sales.getByRole('listitem').first()).toContainText(`#${tokenId}`);
    await expect(pill).toHaveCount(0);

    await choose('market.nav.rankings');
    await expect(heading('market.rankings.title')).toBeVisible();
    await page.getByRole('button', { name: say('market.period.7d') }).click();
    await expect(page).toHaveURL(/period=7d/);
    await expect(page.getByRole('main').getByText('Kiln Works').first()).toBeVisible();
    await expectSound(page);

    await choose('market.nav.activity');
    await expect(heading('market.feed.title')).toBeVisible();
    await page.getByRole('button', { name: say('market.activity.mint') }).click();
    await expect(page).toHaveURL(/kinds=mint/);
    await expect(page.getByRole('main')).toContainText('Kiln Works');
    await expectSound(page);

    await choose('market.nav.creators');
    await expect(page.getByRole('region', { name: say('market.creators.top') }).getByRole('link')).toBeVisible();
    await expectSound(page);
    await page
      .getByRole('region', { name: say('market.creators.top') })
      .getByRole('link')
      .click();
    await expect(page.getByRole('main')).toContainText('Kiln Works');
    for (const tab of ['collected', 'sale', 'activity'] as const) {
      await page.getByRole('tab', { name: say(`market.creator.tab.${tab}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
    }
    await expectSound(page);

    await page.goto(`${origin}/market/collections/31337-${collection.toLowerCase()}`);
    for (const tab of ['offers', 'holders'] as const) await page.getByRole('tab', { name: say(`market.tab.${tab}`), exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page);
    await page.goto(origin + market.itemPath(1));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(`${origin}/market/search`);
    await expect(page.getByRole('region', { name: say('market.home.trending') }).getByRole('link', { name: /Kiln Works/ })).toBeVisible();
    await expectSound(page);

    await page.goto(`${origin}/market`);
    const box = page.getByRole('combobox', { name: say('market.search') });
    await box.fill('kiln');
    await expect(page.getByRole('option', { name: /Kiln Works/ })).toBeVisible();
    await expectSound(page);
    await box.press('Enter');
    await expect(heading('market.search.title')).toBeVisible();
    await page.getByRole('button', { name: say('market.search.collections') }).click();
    await expect(page).toHaveURL(/kind=collections/);
    await expect(page.getByRole('region', { name: say('market.search.collections') })).toContainText('Kiln Works');
    await expectSound(page);

    // The site's own search finds it from anywhere.
    await page.goto(origin);
    const field = page.getByRole('combobox', { name: SITE_SEARCH[locale] });
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.fill('kiln works');
    await expect(page.getByRole('option', { name: `Kiln Works ${say('market.search.one.collections')}` })).toBeVisible();
    await expectSound(page);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/market/collections/31337-${collection.toLowerCase()}`));
  }
  expect([...called].sort()).toEqual([...CALLS].sort());
  await market.stop();
});
