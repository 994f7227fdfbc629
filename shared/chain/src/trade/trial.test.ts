import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseEther, zeroAddress, type Address, type Hex } from 'viem';
import { deployLocally } from '../deploy/index.ts';
import { codeThatKeeps, pageTrader, startAnvil, trader, tradeSiteAt, type PageTrader } from '../testing/index.ts';
import { listing, trySale, type Call, type Listing, type TradeSite } from './index.ts';

const PRICE = parseEther('0.5');
const DAY_SECONDS = 86_400;
const WORKS = 8;
/** In basis points. */
const ROYALTY = 333;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let site: TradeSite;
let collection: Address;
let ann: PageTrader;

beforeAll(async () => {
  anvil = await startAnvil();
  const { addresses } = await deployLocally(anvil.url);
  site = tradeSiteAt(anvil.url, addresses);
  const maker = trader(anvil.url);
  collection = await maker.openDrop(addresses.drops as Hex, 'Kiln Works', { royalty: ROYALTY });
  await maker.mint(collection, BigInt(WORKS));
  ann = pageTrader(site);
  await ann.fund();
  for (let tokenId = 1n; tokenId <= 3n; tokenId += 1n) await maker.give(collection, ann.address, tokenId);
});
afterAll(() => anvil.stop());

const sell = (tokenIds: readonly bigint[], { currency = zeroAddress as Address, of = collection } = {}): Promise<Listing> =>
  listing(
    site,
    tokenIds.map((tokenId) => ({ collection: of, tokenId, amount: 1n, price: PRICE })),
    { currency, seconds: DAY_SECONDS, seller: ann.address },
  );

describe('before something is listed, its sale is tried out', () => {
  test.each([
    ['the coin', () => zeroAddress],
    ['wrapped ether', () => site.wrapped!],
  ])('and goes through for what is the seller’s, in %s, with the leave that is asked for with it', async (_, currency) => {
    expect(await trySale(site, await sell([1n, 2n], { currency: currency() }), ann.address)).toEqual([undefined, undefined]);
  });

  test('and says of each thing whether it would sell', async () => {
    const mine = await sell([1n, 8n, 3n]);
    expect(await trySale(site, mine, ann.address)).toEqual([undefined, 'reverted', undefined]);
  });

  test('and fails without leave to move it', async () => {
    const { options } = await sell([1n]);
    expect(await trySale(site, { calls: [], options }, ann.address)).toEqual(['reverted']);
  });

  test('and fails above the royalty that the seller takes', async () => {
    const { calls, options } = await sell([1n]);
    const bounded = options.map((option) => ({ ...option, royaltyRate: BigInt(ROYALTY - 1) }));
    expect(await trySale(site, { calls, options: bounded }, ann.address)).toEqual(['ConditionCheckFailed']);
  });

  test('and fails where the collection moves nothing', async () => {
    const liar: Address = `0x${'1e'.repeat(20)}`;
    await site.ask('anvil_setCode' as never, [liar, codeThatKeeps(ann.address)]);
    expect(await trySale(site, await sell([1n], { of: liar }), ann.address)).toEqual(['ValidationFailed']);
  });

  test('but not where that takes more calls than a page may try, or those before fail', async () => {
    const { calls, options } = await sell([1n]);
    const many = Array.from({ length: 64 }, () => calls[0]!);
    expect(await trySale(site, { calls: many, options }, ann.address)).toBeUndefined();
    const broken: Call = { kind: 'cancel', to: site.exchange, data: '0xdeadbeef', value: 0n };
    expect(await trySale(site, { calls: [broken], options }, ann.address)).toBeUndefined();
  });
});
