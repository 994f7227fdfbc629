import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import { callsOf } from '../harness/calls.ts';
import { startMarket } from '../harness/market.ts';
import { isSound, newTrader, type Trader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

/** Lists what is on their screen. */
async function list(person: Trader, price: string): Promise<void> {
  await person.press('market.trade.list');
  await person.name(price);
  await isSound(person.page);
  await person.choose('market.trade.confirm.list');
  await person.sees('market.trade.done.list');
  await person.choose('market.trade.finish');
}

test('two people with demo wallets list, buy, offer and accept, and the chain agrees', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const owner = () => market.maker.ownerOf(market.collection, 1n);
  const [ann, ben] = await Promise.all([newTrader(browser, market, 'en', 1440), newTrader(browser, market, 'zh-HK', 390)]);
  await market.maker.give(market.collection, ann.address, 1n);
  const called = callsOf(ben.page);

  // For sale.
  await ann.open(market.itemPath(1));
  await list(ann, '0.5');
  await ann.offered('market.trade.delist');

  // Bought, by what the preview said.
  await ben.open(market.itemPath(1));
  await ben.press('market.trade.buy');
  await expect(ben.page.getByRole('dialog')).toContainText('0.5 ETH');
  await isSound(ben.page);
  await ben.choose('market.trade.confirm.buy');
  await ben.sees('market.trade.done.buy');
  await ben.choose('market.trade.finish');
  await ben.offered('market.trade.list');
  expect(await owner()).toBe(ben.address);

  // Offered for, and accepted.
  await ann.open(market.itemPath(1));
  await ann.press('market.trade.offer');
  await ann.name('0.2');
  await ann.choose('market.trade.confirm.offer');
  await ann.sees('market.trade.done.offer');
  await ann.choose('market.trade.finish');
  await ben.open(market.itemPath(1));
  await ben.press('market.trade.accept');
  await expect(ben.page.getByRole('dialog')).toContainText('WETH');
  await ben.choose('market.trade.confirm.accept');
  await ben.sees('market.trade.done.accept');
  expect(await owner()).toBe(ann.address);
  await ben.choose('market.trade.finish');

  // Offered for once more, and taken back.
  await ben.open(market.itemPath(1));
  await ben.press('market.trade.offer');
  await ben.name('0.3');
  await ben.choose('market.trade.confirm.offer');
  await ben.sees('market.trade.done.offer');
  await ben.choose('market.trade.finish');
  await ben.press('market.trade.cancel');
  await ben.choose('market.trade.confirm.retract');
  await ben.sees('market.trade.done.retract');
  const offers = [...called].flatMap((path) => /^dcservice\/item\/offer\/(accept|cancel)\/31337-0x/.exec(path)?.[1] ?? []);
  expect(offers).toEqual(['accept', 'cancel']);
  for (const person of [ann, ben]) person.complaints.expectNone();
  await market.stop();
});

test('whoever is too late, too poor or has cancelled reads why, and nothing is spent', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const [ann, ben] = await Promise.all([newTrader(browser, market, 'en', 1440), newTrader(browser, market, 'en', 1440)]);
  for (const tokenId of [1n, 2n]) await market.maker.give(market.collection, ann.address, tokenId);

  // More than anybody has.
  await ann.open(market.itemPath(2));
  await list(ann, '500');
  await ben.open(market.itemPath(2));
  await ben.press('market.trade.buy');
  await expect(ben.page.getByRole('dialog').getByRole('alert')).toContainText('short for the price and gas');
  await ben.choose('market.trade.close');

  // Cancelled while somebody looks at what it will do.
  await ann.open(market.itemPath(1));
  await list(ann, '0.5');
  await ben.open(market.itemPath(1));
  await ben.press('market.trade.buy');
  await expect(ben.page.getByRole('dialog')).toContainText('0.5 ETH');
  await ann.press('market.trade.delist');
  await ann.choose('market.trade.confirm.delist');
  await ann.sees('market.trade.done.delist');
  await ben.choose('market.trade.confirm.buy');
  await expect(ben.page.getByRole('dialog').getByRole('alert')).toHaveText(en['market.trade.refusal.OptionStatusError']);
  await market.stop();
});
