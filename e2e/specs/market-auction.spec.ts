import { pageTrader, tradeSiteAt } from '@mortar/chain/testing';
import { bidding, creditOf, orderOf } from '@mortar/chain/trade';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { startMarket } from '../harness/market.ts';
import { isSound, newTrader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const DAY_SECONDS = 86_400;
const COIN = `0x${'0'.repeat(40)}` as const;

test('an auction with a late bid ends later, is delivered, and both see what the chain says', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const site = tradeSiteAt(market.anvil.url, market.addresses);
  const order = () => orderOf(site, 1n);
  const [ann, ben] = await Promise.all([newTrader(browser, market, 'en', 1440), newTrader(browser, market, 'zh-HK', 390)]);
  const cy = pageTrader(site);
  await cy.fund();
  await market.maker.give(market.collection, ann.address, 1n);

  // Put up for auction.
  await ann.open(market.itemPath(1));
  await ann.press('market.trade.list');
  await ann.page.getByRole('radio', { name: en['market.trade.way.auction'] }).click();
  await isSound(ann.page);
  await ann.name('0.5');
  await expect(ann.page.getByRole('dialog')).toContainText('0.5 ETH');
  await isSound(ann.page);
  await ann.choose('market.trade.confirm.auction');
  await ann.sees('market.trade.done.auction');
  await ann.choose('market.trade.finish');
  await ann.offered('market.order.do.unlist');

  // Found among what ends soon, and bid for.
  await ben.open('/market/auctions');
  await isSound(ben.page);
  await ben.page.getByRole('link', { name: '#1' }).click();
  await ben.press('market.order.do.bid');
  await isSound(ben.page);
  await ben.choose('market.trade.next');
  await ben.choose('market.trade.confirm.bid');
  await ben.sees('market.trade.done.bid');
  await ben.choose('market.trade.finish');
  const says = (text: string) => ben.page.getByRole('status').filter({ hasText: text });
  await expect(says('你的出價 0.5 ETH 領先')).toBeVisible();
  expect(await order()).toMatchObject({ purchaser: ben.address, price: 5n * 10n ** 17n });

  // The seller sees the bid without a reload, and can't take it back any more.
  await expect(ann.page.getByRole('status').filter({ hasText: 'leads with 0.5 ETH' })).toBeVisible();
  await expect(ann.page.getByRole('button', { name: en['market.order.do.unlist'] })).toHaveCount(0);

  // Somebody bids two minutes before the end, which moves; who is outbid takes the money out with one press.
  const { endTime, lowestBid } = await order();
  const { now } = await market.pass(7 * DAY_SECONDS - 120 - 60);
  expect(endTime - now).toBeLessThan(600);
  await cy.send(await bidding(site, 1n, lowestBid, cy.address));
  expect((await order()).endTime).toBeGreaterThan(endTime);
  await expect(says('以 0.525 ETH 領先')).toBeVisible();
  await isSound(ben.page);
  await ben.press('market.book.withdraw');
  await expect(ben.page.getByRole('dialog')).toContainText('0.5 ETH');
  await ben.choose('market.trade.confirm.withdrawBook');
  await ben.sees('market.trade.done.withdrawBook');
  await ben.choose('market.trade.finish');
  expect(await creditOf(site, ben.address, COIN, site.orderBook)).toBe(0n);

  // Bid again, and won.
  await ben.press('market.order.do.bid');
  await ben.name('0.6');
  await ben.choose('market.trade.confirm.bid');
  await ben.sees('market.trade.done.bid');
  await ben.choose('market.trade.finish');
  await market.pass(3600);
  await ben.open(market.itemPath(1));
  await ben.press('market.order.do.end');
  await ben.choose('market.trade.confirm.end');
  await ben.sees('market.trade.done.end');
  await ben.choose('market.trade.finish');

  // Delivered, paid, and told.
  await ann.open(market.itemPath(1));
  await ann.press('market.order.do.deliver');
  await expect(ann.page.getByRole('dialog')).toContainText('ETH');
  await isSound(ann.page);
  await ann.choose('market.trade.confirm.deliver');
  await ann.sees('market.trade.done.deliver');
  await ann.choose('market.trade.finish');
  expect(await market.maker.ownerOf(market.collection, 1n)).toBe(ben.address);
  const owed = await creditOf(site, ann.address, COIN, site.orderBook);
  expect(owed).toBeGreaterThan(5n * 10n ** 17n);
  await ann.press('market.book.withdraw');
  await ann.choose('market.trade.confirm.withdrawBook');
  await ann.sees('market.trade.done.withdrawBook');
  await ann.choose('market.trade.finish');
  await isSound(ann.page);
  await ben.open(market.itemPath(1));
  const story = ben.page.getByRole('region', { name: zhHk['market.auction.story'] });
  await expect(story.getByText(zhHk['market.order.event.bid'], { exact: true })).toHaveCount(3);
  await expect(story.getByText(zhHk['market.order.event.deliver'], { exact: true })).toBeVisible();
  await ben.offered('market.trade.list');
  await isSound(ben.page);
  for (const person of [ann, ben]) person.complaints.expectNone();
  await market.stop();
});
