import { deployLocally } from '@mortar/chain/deploy';
import { startAnvil, trader } from '@mortar/chain/testing';
import { LOCALE_COOKIE, type Locale } from '@mortar/protocol';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { until } from '../harness/until.ts';

const CHAIN = 31_337;
/** anvil's third account. */
const BUYER = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
const READ_MS = 30_000;
const PRICE = 25n * 10n ** 16n;
const TEXTS = {
  en: { panel: 'On the market', sales: 'Live sales', collections: 'Trending', fresh: /^Up to date at block \d+/ },
  'zh-HK': { panel: '市場動態', sales: '即時成交', collections: '熱門', fresh: /^已更新至區塊 \d+/ },
} satisfies Record<Locale, Record<string, string | RegExp>>;

/** A chain on which somebody has sold a work. */
async function chainWithSale() {
  const anvil = await startAnvil(CHAIN);
  const { addresses } = await deployLocally(anvil.url);
  const [ann, ben] = [trader(anvil.url), trader(anvil.url, BUYER)];
  const collection = await ann.openDrop(addresses.drops, 'Kiln Works');
  const channel = await ann.openChannel(addresses.exchange);
  await ann.mint(collection, 8n);
  await ann.approve(collection, addresses.exchange);
  await ben.buy(addresses.exchange, await ann.signOption(addresses.exchange, { channel, collection, tokenId: 3n, price: PRICE }));
  return anvil;
}

test('the landing page leads from a sale on the chain to the item that was sold and to the market, in both languages, on desk and phone', async ({
  page,
  stack,
}) => {
  test.slow();
  const anvil = await chainWithSale();
  await stack.publish(stack.builds.market);
  await stack.stopServer();
  // Contracts are put on a chain of this machine only where nobody else reaches the site, so no proxy stands in front.
  const origin = `http://localhost:${stack.port}`;
  await stack.startServer({ TRUST_PROXY: '', PUBLIC_URL: origin }, [`--chain=${anvil.url}`]);
  await until('the sale is read', READ_MS, async () => (await stack.rows('select from chain_sales')).length === 1);
  for (const [locale, width] of [
    ['en', 1440],
    ['zh-HK', 390],
  ] as const) {
    const texts = TEXTS[locale];
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: origin }]);
    await page.goto(origin);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const sale = page.getByRole('region', { name: texts.panel }).getByRole('link', { name: /Kiln Works #3 0\.25 ETH/ });
    await expect(sale).toBeVisible();
    await sale.press('Enter');
    await expect(page).toHaveURL(/\/market\/items\/31337-0x[0-9a-f]{40}-3$/);
    await expect(page.getByRole('heading', { level: 1, name: '#3' })).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    await page.goto(`${origin}/market`);
    await expect(page.getByRole('region', { name: texts.sales })).toContainText('#3');
    await expect(page.getByRole('region', { name: texts.collections, exact: true })).toContainText('Kiln Works');
    await expect(page.getByText(texts.fresh)).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  await anvil.stop();
});
