import type { Locale } from '@mortar/protocol';
import type { Browser } from '@playwright/test';
import imEn from '../../mfe-im/locales/en.json' with { type: 'json' };
import imZh from '../../mfe-im/locales/zh-HK.json' with { type: 'json' };
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { callsOf } from '../harness/calls.ts';
import { listenForComplaints } from '../harness/complaints.ts';
import { passHumanCheck } from '../harness/human.ts';
import { startMarket, type MarketStack } from '../harness/market.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';
import { until } from '../harness/until.ts';

test.use({ area: 'market' });

const CATALOGUES = { en: { ...imEn, ...en }, 'zh-HK': { ...imZh, ...zhHk } } satisfies Record<Locale, Record<string, string>>;
const LOGIN = {
  en: { use: 'Continue with a wallet', demo: 'Demo wallet', greeting: 'Congratulations' },
  'zh-HK': { use: '以錢包繼續', demo: '示範錢包', greeting: '恭喜' },
} satisfies Record<Locale, Record<string, string>>;
const ETHER = 10n ** 18n;
const READ_MS = 30_000;

/** Somebody new with the demo wallet of a browser of their own. */
async function newWatcher(browser: Browser, { origin }: MarketStack, locale: Locale, width: number) {
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
  const say = (id: keyof typeof CATALOGUES.en, values: Record<string, string> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), CATALOGUES[locale][id]);
  return { page, complaints, say, open: (path: string) => page.goto(origin + path) };
}

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`what somebody watches changes before their eyes and is told to them, ${caseOf(locale, width, 390)}`, async ({ browser, stack }) => {
    test.slow();
    const market = await startMarket(stack);
    const { buyer, collection, addresses } = market;
    const id = `31337-${collection}`;
    const list = await market.openShop();
    const { page, say, open, complaints } = await newWatcher(browser, market, locale, width);
    const called = callsOf(page);

    // From a card to the watchlist.
    await open(`/market/collections/${id}?filter=all`);
    await page.getByRole('button', { name: say('market.watch', { name: '#1' }), exact: true }).click();
    await page.getByRole('button', { name: say('market.watch', { name: 'Kiln Works' }), exact: true }).click();
    await expect(page.getByRole('button', { name: say('market.watch', { name: '#1' }), exact: true, pressed: true })).toBeVisible();
    await expectSound(page);
    await open('/market/watchlist');
    await expect(page.getByRole('link', { name: 'Kiln Works' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('tab', { name: say('market.watchlist.items') }).click();
    await expect(page.getByRole('link', { name: '#1', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: say('market.watchlist.alerts') }).click();
    await expect(page.getByRole('switch')).toHaveCount(5);
    await expectSound(page);

    // What others do shows under a filter, without a reload: new ones behind a pill, prices in place.
    await list(2n, ETHER, 60n);
    await open(`/market/collections/${id}?filter=listed`);
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card('#2')).toContainText('1 ETH');
    await list(2n, ETHER / 2n, 61n);
    await expect(card('#2')).toContainText('0.5 ETH');
    const option = await list(1n, ETHER / 4n, 62n);
    await expect(card('#1')).toHaveCount(0);
    await page
      .getByRole('button', { name: say('market.items.news').includes('plural') ? '1 new item' : say('market.items.news', { count: '1' }) })
      .click();
    await expect(card('#1')).toContainText('0.25 ETH');
    await buyer.buy(addresses.exchange, option);
    await expect(card('#1')).toContainText(say('market.item.unlisted'));

    // And it is told.
    await open('/im/notices');
    await expect(page.getByRole('link', { name: new RegExp(`Kiln Works #1.*0\\.25 ETH`) }).first()).toBeVisible();
    for (const call of ['stats', 'operation']) expect([...called]).toContain(`dataservice/user/collection/favorite${call}`);
    complaints.expectNone();
    await market.stop();
  });

test('a hostile collection is reported, hidden by an operator, and warned of where somebody still comes to it', async ({
  browser,
  stack,
}) => {
  test.slow();
  const market = await startMarket(stack);
  const { maker, collection, addresses } = market;
  await stack.mortar('market', 'verify', `31337-${collection}`);
  const hostile = await maker.openDrop(addresses.drops, 'Кiln Wоrks\u202e<img src=x onerror=alert(1)>');
  const fake = await maker.openDrop(addresses.drops, 'Кiln Wоrks');
  await maker.mint(fake, 1n);
  await until('it is read', READ_MS, async () => (await stack.rows('select from chain_drops')).length === 3);
  const { page, say, open, complaints } = await newWatcher(browser, market, 'en', 1440);
  await open(`/market/collections/31337-${hostile}`);
  await expect(page.getByText('[U+202E]')).toBeVisible();
  await open(`/market/collections/31337-${fake}`);
  await expect(page.getByRole('note')).toContainText('reads like Kiln Works');
  await page.getByRole('button', { name: say('market.report'), exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Not theirs');
  await expectSound(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('market.report.send') })
    .click();
  await expect(page.getByText(say('market.report.done'))).toBeVisible();
  expect((await stack.mortar('market', 'list')).stdout).toContain('Not theirs');
  await stack.mortar('market', 'hide', `31337-${fake}`);
  await open(`/market/collections/31337-${fake}`);
  await expect(page.getByRole('note').first()).toContainText('hidden from search and lists');
  await expectSound(page);
  await open('/market/rankings');
  await expect(page.getByRole('link', { name: 'Kiln Works' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Кiln Wоrks', exact: true })).toHaveCount(0);
  complaints.expectNone();
  await market.stop();
});
