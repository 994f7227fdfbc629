import { trader } from '@mortar/chain/testing';
import type { Locale } from '@mortar/protocol';
import { expect, type Browser, type Page } from '@playwright/test';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { barriersOf } from './barriers.ts';
import { listenForComplaints } from './complaints.ts';
import { passHumanCheck } from './human.ts';
import type { MarketStack } from './market.ts';
import { overflowOf } from './overflow.ts';

const CATALOGUES = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const LOGIN = {
  en: { use: 'Continue with a wallet', demo: 'Demo wallet', greeting: 'Congratulations' },
  'zh-HK': { use: '以錢包繼續', demo: '示範錢包', greeting: '恭喜' },
} satisfies Record<Locale, Record<string, string>>;

/** Somebody new with the demo wallet of a browser of their own. */
export async function newTrader(browser: Browser, { origin, anvil, read }: MarketStack, locale: Locale, width: number) {
  const context = await browser.newContext({ viewport: { width, height: width < 750 ? 844 : 900 } });
  await context.addCookies([{ name: 'lang', value: locale, url: origin }]);
  const page = await context.newPage();
  await passHumanCheck(page);
  const complaints = await listenForComplaints(page);
  const texts = LOGIN[locale];
  await page.goto(`${origin}/login?path=%2Fmarket`);
  await page.getByRole('button', { name: texts.use }).click();
  await page.getByRole('button', { name: texts.demo }).click();
  // Two newcomers sign up at once while other journeys run.
  await expect(page.getByRole('dialog', { name: texts.greeting })).toBeVisible({ timeout: 30_000 });
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
    say,
    press,
    address: trader(anvil.url, key as `0x${string}`).address,
    /** Presses a button of the dialog. */
    choose: (id: keyof typeof en) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say(id), exact: true })
        .click(),
    sees: (id: keyof typeof en) => expect(page.getByRole('dialog').getByText(say(id), { exact: true })).toBeVisible(),
    /** Opens a page once the site has read all that stands on the chain: earlier it may show what was. */
    async open(path: string): Promise<void> {
      await read();
      await page.goto(origin + path);
    },
    offered: (id: keyof typeof en) => expect(page.getByRole('button', { name: say(id), exact: true }).first()).toBeVisible(),
    async name(price: string) {
      await page.getByRole('dialog').getByRole('textbox').first().fill(price);
      await this.choose('market.trade.next');
    },
  };
}
/** Somebody who trades in a browser of their own. */
export type Trader = Awaited<ReturnType<typeof newTrader>>;

/** Nothing keeps people out, and nothing is wider than its page. */
export async function isSound(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
}
