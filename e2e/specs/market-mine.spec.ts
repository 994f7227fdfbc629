import { readFile } from 'node:fs/promises';
import { createRpc } from '@mortar/chain/source';
import { callsOf } from '../harness/calls.ts';
import { startMarket } from '../harness/market.ts';
import { isSound, newTrader, type Trader } from '../harness/market-trader.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'market' });

const OWN = ['/personal/collections', '/sellList', '/personal/earnings'];

/** A table of comma-separated values, as programs read it. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

/** Units to the last digit, in base units. @param text such as `0.25 ETH` */
function unitsOf(text: string): bigint {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))? /.exec(text) ?? [];
  return BigInt(`${sign}${whole}${rest.padEnd(18, '0')}`);
}

/** Does what the dialog asks to the end. */
async function through(person: Trader, kind: 'buy' | 'list'): Promise<void> {
  await person.choose(`market.trade.confirm.${kind}`);
  await person.sees(`market.trade.done.${kind}`);
  await person.choose('market.trade.finish');
}

/** Puts what is on their screen up for sale. */
async function list(person: Trader, price: string): Promise<void> {
  await person.press('market.trade.list');
  await person.name(price);
  await through(person, 'list');
}

test('who buys, lists and sells finds it all among their own, to the last unit of what the chain says', async ({
  browser,
  stack,
  page,
}) => {
  test.slow();
  const market = await startMarket(stack);
  const { origin, maker, collection, addresses, anvil, itemPath } = market;

  // A visitor is sent away before there is any page.
  for (const path of OWN) {
    const answer = await page.request.get(origin + path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, '/index']);
  }

  const [ann, ben] = await Promise.all([newTrader(browser, market, 'en', 1440), newTrader(browser, market, 'zh-HK', 390)]);
  const balance = async () =>
    BigInt((await createRpc(anvil.url)([{ method: 'eth_getBalance', params: [ann.address, 'latest'] }]))[0] as string);

  // Nothing yet.
  await ann.open('/personal/collections');
  await expect(ann.page.getByRole('heading', { name: ann.say('market.own.none') })).toBeVisible();
  await isSound(ann.page);

  // Bought.
  await maker.give(collection, ben.address, 1n);
  await ben.open(itemPath(1));
  await list(ben, '0.2');
  await ann.open(itemPath(1));
  await ann.press('market.trade.buy');
  await expect(ann.page.getByRole('dialog')).toContainText('0.2 ETH');
  const before = await balance();
  await through(ann, 'buy');
  const spent = before - (await balance());

  // Held, with what it cost.
  await ann.open('/personal/collections');
  await expect(ann.page.getByRole('article')).toContainText('Bought for 0.2 ETH');
  await isSound(ann.page);

  // Listed.
  await ann.open(itemPath(1));
  await list(ann, '0.5');
  await ann.open('/sellList');
  await expect(ann.page.getByRole('row', { name: /#1/ })).toContainText('0.5 ETH');
  await isSound(ann.page);

  // Sold.
  await ben.open(itemPath(1));
  await ben.press('market.trade.buy');
  await through(ben, 'buy');
  await ann.open('/sellList?tab=ended');
  await expect(ann.page.getByRole('row', { name: /#1/ })).toContainText(ann.say('market.own.state.traded'));

  // Earned: the file says it to the last unit, and the exchange owes exactly that.
  const called = callsOf(ann.page);
  await ann.open('/personal/earnings');
  await expect(ann.page.getByRole('row', { name: /#1/ })).toBeVisible();
  await isSound(ann.page);
  const download = ann.page.waitForEvent('download');
  await ann.press('market.own.file');
  const [head, sale] = cellsOf(await readFile(await (await download).path(), 'utf8'));
  const cell = (id: Parameters<Trader['say']>[0]) => sale![head!.indexOf(ann.say(id))]!;
  const owed = await maker.creditOf(addresses.exchange, ann.address);
  expect(unitsOf(cell('market.own.head.cost'))).toBe(spent);
  expect(unitsOf(cell('market.own.head.realised'))).toBe(owed - spent);

  // And everything else of their own.
  for (const path of ['/market/offers', '/market/offers?tab=bids']) {
    await ann.open(path);
    await isSound(ann.page);
  }
  await ann.open('/market/history');
  await expect(ann.page.getByRole('row', { name: /#1/ })).toHaveCount(2);
  for (const path of [...OWN, '/market/offers', '/market/history']) {
    await ben.open(path);
    await expect(ben.page.getByRole('heading', { level: 1 })).toBeVisible();
    await isSound(ben.page);
  }
  expect([...called]).toContain('dcservice/creator/earning');
  for (const person of [ann, ben]) person.complaints.expectNone();
  await market.stop();
});
