import { exchangeAbi, orderBookAbi } from '@mortar/abi';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { erc20Abi, pad, parseAbi, toEventSelector, zeroAddress, zeroHash, type Address, type Hex } from 'viem';
import { codeThatLogs, eventLog, pageTrader, startAnvil, transferOfOne, tradeSiteAt } from '../testing/index.ts';
import type { PageTrader } from '../testing/index.ts';
import { preview, type Call, type TradeSite } from './index.ts';

const ADDRESSES = { exchange: `0x${'e0'.repeat(20)}`, orderBook: `0x${'e1'.repeat(20)}` } as const;
const HOSTILE: Address = `0x${'bad0'.repeat(10)}`;
const SOMEBODY: Address = `0x${'1d'.repeat(20)}`;
const AMOUNT = 10n ** 18n;
const NOTHING = { gives: [], gets: [], cuts: [], skipped: [] };

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let site: TradeSite;
let ann: PageTrader;

beforeAll(async () => {
  anvil = await startAnvil();
  site = tradeSiteAt(anvil.url, ADDRESSES);
  ann = pageTrader(site);
  await ann.fund();
});
afterAll(() => anvil.stop());

/** What a transaction to a contract that logs this would do, and what it did. */
async function effectsOfLog(log: ReturnType<typeof eventLog>, at: Address = HOSTILE) {
  await site.ask('anvil_setCode' as never, [at, codeThatLogs(log)]);
  const calls: Call[] = [{ kind: 'trade', to: at, data: '0x', value: 0n }];
  const partsOf = ({ gives, gets, cuts, skipped }: typeof NOTHING) => ({ gives, gets, cuts, skipped });
  const seen = partsOf((await preview(site, calls, ann.address)) as never);
  const [receipt] = await ann.send(calls);
  expect(partsOf(receipt as never)).toEqual(seen);
  return seen;
}

const logs = (address: Address) => {
  const sale = {
    recipient: ann.address,
    collection: HOSTILE,
    tokenId: 1n,
    fill: 1n,
    currency: zeroAddress,
    unitPrice: AMOUNT,
    fee: 7n,
    royalty: 9n,
    royaltyTo: HOSTILE,
    channel: zeroHash,
    nonce: 0n,
  };
  const order = {
    creator: ann.address,
    state: 3,
    version: 1,
    purchaser: ann.address,
    price: AMOUNT,
    deliverBy: 0,
    extensionLeft: 0,
    feeRecipient: HOSTILE,
    feeBps: 500,
    royaltyTo: HOSTILE,
    royaltyBps: 100,
    terms: {
      tradingType: 0,
      token: HOSTILE,
      id: 1n,
      amount: 1n,
      currency: zeroAddress,
      singlePrice: AMOUNT,
      expectedPrice: 0n,
      startTime: 0,
      endTime: 0,
      isInstant: true,
    },
  };
  return {
    'a credit of the coin': eventLog(address, exchangeAbi, 'Credited', { account: ann.address, currency: zeroAddress, amount: AMOUNT }),
    'a payment of the coin': eventLog(address, exchangeAbi, 'CreditWithdrawn', {
      account: SOMEBODY,
      currency: zeroAddress,
      to: ann.address,
      amount: AMOUNT,
    }),
    'a trade': eventLog(address, exchangeAbi, 'OptionFulfilled', {
      optionHash: zeroHash,
      seller: SOMEBODY,
      buyer: ann.address,
      sale,
    }),
    'a skipped item': eventLog(address, exchangeAbi, 'ItemSkipped', { optionHash: zeroHash, reason: '0x12345678' }),
    'a delivered order': eventLog(address, orderBookAbi, 'OrderChanged', { orderId: 1n, action: 7, order }),
  };
};
type Name = keyof ReturnType<typeof logs>;

describe('a contract that logs the words of another one', () => {
  test.each<[Name]>([['a credit of the coin'], ['a payment of the coin'], ['a trade'], ['a skipped item'], ['a delivered order']])(
    'changes nothing by %s',
    async (name) => expect(await effectsOfLog(logs(HOSTILE)[name])).toEqual(NOTHING),
  );

  test.each<[Name, Address]>([
    ['a credit of the coin', ADDRESSES.exchange],
    ['a credit of the coin', ADDRESSES.orderBook],
    ['a payment of the coin', ADDRESSES.exchange],
    ['a trade', ADDRESSES.exchange],
    ['a skipped item', ADDRESSES.exchange],
    ['a delivered order', ADDRESSES.orderBook],
  ])('is told from our own: %s of %s counts', async (name, at) => {
    await site.ask('anvil_setCode' as never, [at, codeThatLogs(logs(at)[name])]);
    const [receipt] = await ann.send([{ kind: 'trade', to: at, data: '0x', value: 0n }]);
    const { gives, gets, cuts, skipped } = receipt!;
    expect([...gives, ...gets, ...cuts, ...skipped]).not.toEqual([]);
  });

  test('moves units and tokens of its own alone, whatever it calls itself', async () => {
    const money = eventLog(HOSTILE, erc20Abi, 'Transfer', { from: SOMEBODY, to: ann.address, value: AMOUNT });
    expect(await effectsOfLog(money)).toEqual({
      ...NOTHING,
      gets: [{ kind: 'money', currency: HOSTILE, amount: AMOUNT, isCredit: false }],
    });
    expect(await effectsOfLog(transferOfOne(HOSTILE, SOMEBODY, ann.address, 5n))).toEqual({
      ...NOTHING,
      gets: [{ kind: 'token', collection: HOSTILE, tokenId: 5n, amount: 1n }],
    });
  });

  const SELECTOR = toEventSelector('Transfer(address,address,uint256)');
  const batch = eventLog(
    HOSTILE,
    parseAbi(['event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)']),
    'TransferBatch',
    { operator: SOMEBODY, from: SOMEBODY, to: SOMEBODY, ids: [1n, 2n], values: [1n] },
  );
  test.each<[string, () => { topics: Hex[]; data: Hex }]>([
    ['without its parties', () => ({ topics: [SELECTOR], data: '0x' })],
    ['without an amount', () => ({ topics: [SELECTOR, pad(SOMEBODY), pad(ann.address)], data: '0x' })],
    ['of more tokens than amounts', () => ({ ...batch, topics: [...batch.topics.slice(0, 3), pad(ann.address)] })],
  ])('by a transfer %s stops no preview', async (_, log) => {
    expect(await effectsOfLog({ address: HOSTILE, ...log() })).toEqual(NOTHING);
  });
});
