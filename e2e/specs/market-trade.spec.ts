import { trader } from '@mortar/chain/testing';
import type { Locale } from '@mortar/protocol';
import type { Browser, Page } from '@playwright/test';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { barriersOf } from '../harness/barriers.ts';
import { listenForComplaints } from '../harness/complaints.ts';
import { passHumanCheck } from '../harness/human.ts';
import { startMarket, type MarketStack } from '../harness/market.ts';
import { overflowOf } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

const CATALOGUES = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const LOGIN = {
  en: { use: 'Continue with a wallet', demo: 'Demo wallet', greeting: 'Congratulations' },
  'zh-HK': { use: '以錢包繼續', demo: '示範錢包', greeting: '恭喜' },
} satisfies Record<Locale, Record<string, string>>;

/** Somebody new with the demo wallet of a browser of their own. */
async function newTrader(browser: Browser, { origin, anvil }: MarketStack, locale: Locale, width: number) {
  const context = await browser.newContext({ viewport: { width, height: width < 750 ? 844 : 900 } });
  await context.addCookies([{ name: 'lang', value: locale, url: origin }]);
  const page = await context.newPage();
  await passHumanCheck(page);
  const complaints = await listenForComplaints(page);
  const texts = LOGIN[locale];
  await page.goto(`${origin}/login?path=%2Fmarket`);
  await page.getByRole('button', { name: texts.use }).click();
  await page.getByRole('button', { name: texts.demo }).click();
  await expect(page.getByRole('dialog', { name: texts.greeting })).toBeVisible();
  await page.keyboard.press('Escape');
  const key = await page.evaluate(() => localStorage.getItem('demo-wallet'));
  const say = (id: keyof typeof en) => CATALOGUES[locale][id];
  const press = (id: keyof typeof en) =>
    page
      .getByRole('button', { name: say(id), exact: true })
      .first()
      .click();
  return {
    page,
    complaints,
    press,
    address: trader(anvil.url, key as `0x${string}`).address,
    /** Presses a button of the dialog. */
    choose: (id: keyof typeof en) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say(id), exact: true })
        .click(),
    sees: (id: keyof typeof en) => expect(page.getByRole('dialog').getByText(say(id), { exact: true })).toBeVisible(),
    open: (path: string) => page.goto(origin + path),
    offered: (id: keyof typeof en) => expect(page.getByRole('button', { name: say(id), exact: true }).first()).toBeVisible(),
    async name(price: string) {
      await page.getByRole('dialog').getByRole('textbox').first().fill(price);
      await this.choose('market.trade.next');
    },
  };
}
type Trader = Awaited<ReturnType<typeof newTrader>>;

async function isSound(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
}

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
  const ann = await newTrader(browser, market, 'en', 1440);
  const ben = await newTrader(browser, market, 'zh-HK', 390);
  await market.maker.give(market.collection, ann.address, 1n);

  // For sale.
  await expect(async () => {
    await ann.open(market.itemPath(1));
    await ann.offered('market.trade.list');
  }).toPass();
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
  for (const person of [ann, ben]) person.complaints.expectNone();
  await market.stop();
});

test('whoever is too late, too poor or has cancelled reads why, and nothing is spent', async ({ browser, stack }) => {
  test.slow();
  const market = await startMarket(stack);
  const ann = await newTrader(browser, market, 'en', 1440);
  const ben = await newTrader(browser, market, 'en', 1440);
  for (const tokenId of [1n, 2n]) await market.maker.give(market.collection, ann.address, tokenId);

  // More than anybody has.
  await expect(async () => {
    await ann.open(market.itemPath(2));
    await ann.offered('market.trade.list');
  }).toPass();
  await list(ann, '500');
  await ben.open(market.itemPath(2));
  await ben.press('market.trade.buy');
  await expect(ben.page.getByRole('dialog').getByRole('alert')).toContainText('short for the price and gas');
  await ben.choose('market.trade.close');

  // Cancelled while somebody looks at it.
  await ann.open(market.itemPath(1));
  await list(ann, '0.5');
  await ben.open(market.itemPath(1));
  await ben.offered('market.trade.buy');
  await ann.press('market.trade.delist');
  await ann.choose('market.trade.confirm.delist');
  await ann.sees('market.trade.done.delist');
  await ben.press('market.trade.buy');
  await expect(ben.page.getByRole('dialog').getByRole('alert')).toHaveText(en['market.trade.refusal.OptionStatusError']);
  await market.stop();
});
