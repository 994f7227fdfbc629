import { tradingWallet } from '@mortar/chain/testing';
import type { Page } from '@playwright/test';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import { listenForComplaints } from '../harness/complaints.ts';
import { passHumanCheck } from '../harness/human.ts';
import { injectSolana } from '../harness/injected-others.ts';
import { injectWallet } from '../harness/injected-wallet.ts';
import { startMarket, type MarketStack } from '../harness/market.ts';
import { isSound, newTrader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const CHAIN = 31_337;
type Text = keyof typeof en;

/** Signs in by the one wallet that is in the page. */
async function signIn(page: Page, { origin }: MarketStack): Promise<void> {
  await passHumanCheck(page);
  await page.goto(`${origin}/login?path=%2Fmarket`);
  await page.getByRole('button', { name: 'Continue with a wallet' }).click();
  await expect(page.getByRole('dialog', { name: 'Congratulations' })).toBeVisible();
  await page.keyboard.press('Escape');
}

const press = (page: Page, id: Text) => page.getByRole('button', { name: en[id], exact: true }).first().click();
const choose = (page: Page, id: Text) => page.getByRole('dialog').getByRole('button', { name: en[id], exact: true }).click();
const told = (page: Page, text: string | RegExp) => expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text);

test('bad luck with a wallet is one sentence each, and what was typed stays until it goes through', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  const wallet = await injectWallet(page, 'Ember Wallet', await tradingWallet(market.anvil.url));
  await signIn(page, market);
  await market.maker.give(market.collection, wallet.address as `0x${string}`, 1n);
  await market.read();
  await page.goto(market.origin + market.itemPath(1));

  // On another network, which it doesn't know.
  await press(page, 'market.trade.list');
  const price = page.getByRole('dialog').getByRole('textbox', { name: en['market.trade.price.list'] });
  await price.fill('0.25');
  await choose(page, 'market.trade.next');
  await told(page, en['market.trade.trouble.other-chain'].replace('{address}', 'Mortar local chain'));
  await isSound(page);
  wallet.learn(CHAIN);

  // It says no: nothing is said of that, and the same plan stands.
  await choose(page, 'market.trade.again');
  await expect(page.getByRole('dialog').getByText(en['market.trade.row.left'])).toBeVisible();
  wallet.mood = 'decline';
  await choose(page, 'market.trade.confirm.list');
  await expect.poll(() => wallet.asked).toContain('eth_sendTransaction');
  await expect(page.getByRole('dialog').getByRole('button', { name: en['market.trade.confirm.list'] })).toBeVisible();
  wallet.mood = 'agree';

  // It's locked, busy, or has too little by now.
  for (const [error, text] of [
    [{ code: 4100, message: 'Unauthorized' }, 'market.trade.trouble.locked'],
    [{ code: -32_002, message: 'Request already pending' }, 'market.trade.trouble.busy'],
    [{ code: -32_000, message: 'insufficient funds for gas * price + value' }, 'market.trade.trouble.too-little'],
  ] as const) {
    wallet.failWith(error);
    await choose(page, 'market.trade.confirm.list');
    await told(page, en[text]);
    wallet.failWith(undefined);
    await choose(page, 'market.trade.again');
    await expect(page.getByRole('dialog').getByText(en['market.trade.row.left'])).toBeVisible();
  }

  // The form is as it was left, and at last it goes through.
  await choose(page, 'market.trade.back');
  await expect(price).toHaveValue('0.25');
  await choose(page, 'market.trade.next');
  await choose(page, 'market.trade.confirm.list');
  await expect(page.getByRole('dialog').getByText(en['market.trade.done.list'])).toBeVisible();
  await choose(page, 'market.trade.finish');

  // The tab goes after something was sent: it's found again, and said.
  await market.hold();
  await page.getByRole('button', { name: en['market.trade.delist'] }).click();
  await choose(page, 'market.trade.confirm.delist');
  await expect(page.getByRole('dialog').getByText(en['market.trade.waits.chain'])).toBeVisible();
  await page.reload();
  await market.mine();
  await expect(page.getByText(/^Your transaction .* went through\.$/)).toBeVisible();

  // While nobody looks, the wallet is locked: an open page would log out whoever has nothing but it.
  await page.goto('about:blank');
  await wallet.show(undefined);
  await page.goto(market.origin + market.itemPath(1));
  await press(page, 'market.trade.list');
  await price.fill('0.3');
  await choose(page, 'market.trade.next');
  await told(page, /isn’t connected in this browser/);
  complaints.expectNone();
  await market.stop();
});

test('who has a wallet of another family is told what it holds and what it can do', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const seller = await newTrader(browser, market, 'en', 1440);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { address } = await injectSolana(page);
  await signIn(page, market);
  await page.goto(market.origin + market.itemPath(1));
  await press(page, 'market.trade.offer');
  await page.getByRole('dialog').getByRole('textbox').first().fill('0.1');
  await choose(page, 'market.trade.next');
  await told(page, en['market.trade.trouble.other-family']);
  await expect(page.getByRole('dialog')).toContainText(address);
  await expect(page.getByRole('dialog').getByText(en['market.trade.other.can'])).toBeVisible();
  await isSound(page);
  seller.complaints.expectNone();
  await market.stop();
});
