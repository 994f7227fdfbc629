import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { startMarket } from '../harness/market.ts';
import { isSound, newTrader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const CHAIN = 31_337;

test('three are listed by one signature, a cart buys what is still there, a counter is taken, and one press voids the rest', async ({
  browser,
  stack,
}) => {
  test.slow();
  const market = await startMarket(stack);
  const [ann, ben] = await Promise.all([newTrader(browser, market, 'en', 1440), newTrader(browser, market, 'zh-HK', 390)]);
  const page = `/market/collections/${CHAIN}-${market.collection}`;
  const ownerOf = (tokenId: bigint) => market.maker.ownerOf(market.collection, tokenId);
  for (const tokenId of [1n, 2n, 3n]) await market.maker.give(market.collection, ann.address, tokenId);

  // Three at once.
  const listAll = ann.page.getByRole('button', { name: 'List yours (3)' });
  await ann.open(page);
  await listAll.click();
  const dialog = ann.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en['market.trade.price.all'] }).fill('0.2');
  await isSound(ann.page);
  await ann.choose('market.trade.next');
  await expect(dialog.getByText(en['market.trade.row.all.left'])).toBeVisible();
  await expect(dialog).toContainText('0.6 ETH');
  await isSound(ann.page);
  await ann.choose('market.trade.confirm.listMany');
  await ann.sees('market.trade.done.listMany');
  await ann.choose('market.trade.finish');

  // Into the cart, from their cards.
  const put = (name: string) => ben.page.getByRole('button', { name: zhHk['market.cart.add.of'].replace('{name}', name) });
  await ben.open(page);
  for (const name of ['#1', '#2', '#3']) await put(name).click();
  // The cart's button lies over what scrolls below it; at the end of the page it has a place of its own.
  await ben.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await isSound(ben.page);
  await ben.page.getByRole('button', { name: zhHk['market.cart.open'].replace('{count}', '3') }).click();
  const buy = ben.page.getByRole('dialog').getByRole('button', { name: '購買 3 件' });
  await expect(buy).toBeEnabled();
  await isSound(ben.page);
  await buy.click();
  await expect(ben.page.getByRole('dialog', { name: zhHk['market.trade.title.buyMany'] })).toContainText('0.6 ETH');
  await isSound(ben.page);

  // One is cancelled while its buyer looks at what the cart will do.
  await ann.open(market.itemPath(1));
  await ann.press('market.trade.delist');
  await ann.choose('market.trade.confirm.delist');
  await ann.sees('market.trade.done.delist');
  await ben.choose('market.trade.confirm.buyMany');
  const done = ben.page.getByRole('dialog');
  await expect(done.getByText('已購買 2 件，共 3 件')).toBeVisible();
  await expect(done.getByRole('listitem')).toContainText(zhHk['market.trade.refusal.OptionStatusError']);
  await expect(done).toContainText('0.4 ETH');
  await isSound(ben.page);
  expect(await Promise.all([1n, 2n, 3n].map(ownerOf))).toEqual([ann.address, ben.address, ben.address]);
  await ben.choose('market.trade.finish');

  // What was skipped stays in the cart, and says what became of it.
  await ben.page.getByRole('button', { name: zhHk['market.cart.open'].replace('{count}', '1') }).click();
  await expect(ben.page.getByRole('dialog').getByText(zhHk['market.cart.gone.cancelled'])).toBeVisible();
  await ben.choose('market.cart.empty');
  await ben.page.keyboard.press('Escape');

  // Offered for any item, countered with one, taken.
  await ben.press('market.trade.offerAny');
  await ben.name('0.1');
  await ben.choose('market.trade.confirm.offerAny');
  await ben.sees('market.trade.done.offerAny');
  await ann.open(`${page}?tab=offers`);
  await ann.press('market.trade.counter');
  await ann.page.getByRole('dialog').getByRole('button', { name: '#1' }).click();
  await ann.name('0.3');
  await ann.choose('market.trade.confirm.counter');
  await ann.sees('market.trade.done.counter');
  await ben.open(`${page}?tab=offers`);
  await isSound(ben.page);
  await ben.page.getByRole('link', { name: /第 1 號索價/ }).click();
  await ben.press('market.trade.buy');
  await expect(ben.page.getByRole('dialog')).toContainText('0.3 ETH');
  await ben.choose('market.trade.confirm.buy');
  await ben.sees('market.trade.done.buy');
  expect(await ownerOf(1n)).toBe(ben.address);

  // The offer is still out, until one press ends all that was signed.
  await ben.open('/market/safety');
  await ben.press('market.safety.void');
  await ben.choose('market.trade.confirm.void');
  await ben.sees('market.trade.done.void');
  await ben.open(`${page}?tab=offers`);
  await expect(ben.page.getByText(zhHk['market.offers.none'])).toBeVisible();
  for (const person of [ann, ben]) person.complaints.expectNone();
  await market.stop();
});
