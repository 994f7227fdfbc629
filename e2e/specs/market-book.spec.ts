import { tradeSiteAt } from '@mortar/chain/testing';
import { orderOf } from '@mortar/chain/trade';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import { startMarket } from '../harness/market.ts';
import { isSound, newTrader, type Trader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

/** Goes on from a plan to its end. */
async function through(person: Trader, kind: 'fixed' | 'modify' | 'purchase' | 'refuse' | 'reset' | 'unlist' | 'deliver'): Promise<void> {
  await person.choose(`market.trade.confirm.${kind}`);
  await person.sees(`market.trade.done.${kind}`);
  await person.choose('market.trade.finish');
}

test('an order at a fixed price is made, changed, bought, refused, offered again, delivered, each by a button', async ({
  browser,
  stack,
}) => {
  test.slow();
  const market = await startMarket(stack);
  const site = tradeSiteAt(market.anvil.url, market.addresses);
  const order = () => orderOf(site, 1n);
  const [ann, ben] = await Promise.all([newTrader(browser, market, 'en', 1440), newTrader(browser, market, 'zh-HK', 390)]);
  await market.maker.give(market.collection, ann.address, 1n);

  // Whoever looks at another way to sell keeps the price they typed.
  await ann.open(market.itemPath(1));
  await ann.press('market.trade.list');
  const dialog = ann.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en['market.trade.price.list'] }).fill('0.5');
  for (const way of ['auction', 'fixed'] as const) {
    await dialog.getByRole('radio', { name: en[`market.trade.way.${way}`], exact: true }).click();
    await expect(dialog.getByRole('textbox').first()).toHaveValue('0.5');
  }
  await dialog.getByRole('checkbox', { name: en['market.trade.by-hand'] }).click();
  await isSound(ann.page);
  await ann.choose('market.trade.next');
  await expect(dialog).toContainText('0.5 ETH');
  await through(ann, 'fixed');
  expect(await order()).toMatchObject({ tradingType: 'fixed', asked: 5n * 10n ** 17n, state: 'open' });

  // Changed before somebody buys it.
  await ann.press('market.order.do.modify');
  await ann.name('0.4');
  await through(ann, 'modify');

  // Found and bought; the seller sees it without a reload, and refuses.
  await ben.open('/market/auctions?type=fixed');
  await ben.page.getByRole('link', { name: '#1' }).click();
  await ben.press('market.order.do.purchase');
  await expect(ben.page.getByRole('dialog')).toContainText('0.4 ETH');
  await isSound(ben.page);
  await through(ben, 'purchase');
  await ann.press('market.order.do.refuse');
  await through(ann, 'refuse');
  expect(await order()).toMatchObject({ state: 'refused' });
  expect(await market.maker.ownerOf(market.collection, 1n)).toBe(ann.address);

  // Offered again at another price, taken back, and offered once more.
  await ann.press('market.order.do.reset');
  await ann.name('0.6');
  await through(ann, 'reset');
  await ann.press('market.order.do.unlist');
  await through(ann, 'unlist');
  await ann.press('market.order.do.reset');
  await ann.name('0.3');
  await through(ann, 'reset');

  // Bought again, and delivered.
  await ben.open(market.itemPath(1));
  await ben.press('market.order.do.purchase');
  await expect(ben.page.getByRole('dialog')).toContainText('0.3 ETH');
  await through(ben, 'purchase');
  await ann.press('market.order.do.deliver');
  await through(ann, 'deliver');
  expect(await market.maker.ownerOf(market.collection, 1n)).toBe(ben.address);
  await isSound(ann.page);
  for (const person of [ann, ben]) person.complaints.expectNone();
  await market.stop();
});
