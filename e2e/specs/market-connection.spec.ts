import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import words from '../../shared/remote-kit/src/words/locales/en.json' with { type: 'json' };
import { startMarket } from '../harness/market.ts';
import { isSound, newTrader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const PRICE = 25n * 10n ** 16n;

test('a connection that breaks, a hand that presses twice and a session that ends lose nothing of a trade', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const list = await market.openShop();
  await list(2n, PRICE, 2n);
  const ann = await newTrader(browser, market, 'en', 1440);
  const { page } = ann;
  const context = page.context();
  const dialog = page.getByRole('dialog');
  const sent = async () => Number(await market.ask('eth_getTransactionCount', ann.address, 'latest'));
  await market.maker.give(market.collection, ann.address, 1n);

  // Without a connection the price stays, and one sentence says what to do.
  await ann.open(market.itemPath(1));
  await ann.press('market.trade.list');
  await dialog.getByRole('textbox', { name: en['market.trade.price.list'] }).fill('0.25');
  ann.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await ann.choose('market.trade.next');
  await expect(dialog.getByRole('alert')).toHaveText(words['words.silent-form']);
  await isSound(page);
  await context.setOffline(false);
  await ann.choose('market.trade.again');
  await expect(dialog.getByText(en['market.trade.trial.passed'])).toBeVisible();
  await expect(dialog).toContainText('0.25 ETH');

  // Pressed twice, it is sent and signed once.
  const before = await sent();
  await dialog.getByRole('button', { name: en['market.trade.confirm.list'] }).dblclick();
  await ann.sees('market.trade.done.list');
  await ann.choose('market.trade.finish');
  expect(await sent()).toBe(before + 1);
  expect(await stack.rows(`select from chain_options where signer = '${ann.address}'`)).toHaveLength(1);

  // What is on its way outlasts a broken connection.
  await market.hold();
  await ann.press('market.trade.delist');
  await ann.choose('market.trade.confirm.delist');
  await expect(dialog.getByText(en['market.trade.waits.chain'])).toBeVisible();
  await context.setOffline(true);
  await market.mine();
  await expect(dialog.getByText(en['market.trade.waits.chain'])).toBeVisible();
  await context.setOffline(false);
  await ann.sees('market.trade.done.delist');
  await ann.choose('market.trade.finish');

  // A session that was ended elsewhere is said, and the cart is still there.
  await ann.open(market.itemPath(2));
  await ann.press('market.trade.offer');
  await ann.name('0.1');
  await ann.choose('market.trade.confirm.offer');
  await ann.sees('market.trade.done.offer');
  await ann.choose('market.trade.finish');
  await page.evaluate((line) => localStorage.setItem('market-cart', JSON.stringify([line])), {
    id: market.itemPath(2).split('/').at(-1),
    name: null,
    tokenId: '2',
    picture: null,
    hash: `0x${'1'.repeat(64)}`,
    price: String(PRICE),
    currency: `0x${'0'.repeat(40)}`,
  });
  await page.reload();
  await stack.rows(`update account_sessions set revoked_at = now(), revoked_reason = 'device'`);
  ann.complaints.allow(/401/);
  await ann.press('market.trade.cancel');
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /log in/i })
      // Something else of the page may have heard of it first.
      .or(page.getByRole('dialog', { name: 'Log in' }))
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('market-cart'))).toContain(String(PRICE));
  ann.complaints.expectNone();
  await market.stop();
});
