import { exchangeAbi } from '@mortar/abi';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListedOffer, ListedOption, Option as WireOption } from '@mortar/protocol/market';
import { createPublicClient, encodeFunctionData, erc20Abi, erc721Abi, http, parseEther, zeroAddress, type Address, type Hex } from 'viem';
import { deployLocally } from '../deploy/index.ts';
import { asPreviewed, pageTrader, startAnvil, trader, tradeSiteAt, type PageTrader } from '../testing/index.ts';
import {
  acceptCall,
  allowancesOf,
  buying,
  cancellingAll,
  cancellingOffers,
  cancellingOptions,
  disallowing,
  listing,
  offering,
  preview,
  revoking,
  type Call,
  type TradeSite,
} from './index.ts';

const PRICE = parseEther('0.5');
const DAY_SECONDS = 86_400;
const NOTHING = { moves: {}, cuts: [] };
const WORKS = 4;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let site: TradeSite;
let collection: Address;
let ann: PageTrader;
let ben: PageTrader;

beforeAll(async () => {
  anvil = await startAnvil();
  const { addresses } = await deployLocally(anvil.url);
  site = tradeSiteAt(anvil.url, addresses);
  const maker = trader(anvil.url);
  collection = await maker.openDrop(addresses.drops as Hex, 'Kiln Works');
  await maker.mint(collection, BigInt(WORKS));
  [ann, ben] = [pageTrader(site), pageTrader(site)];
  await Promise.all([ann.fund(), ben.fund()]);
  for (let tokenId = 1n; tokenId <= BigInt(WORKS); tokenId += 1n) await maker.give(collection, ann.address, tokenId);
});
afterAll(() => anvil.stop());

/** Somebody's works for sale, by one signature. */
async function listed(tokenIds: readonly bigint[]): Promise<WireOption[]> {
  const items = tokenIds.map((tokenId) => ({ collection, tokenId, amount: 1n, price: PRICE }));
  const { calls, toSign, signed } = await listing(site, items, { currency: zeroAddress, seconds: DAY_SECONDS, seller: ann.address });
  expect(await asPreviewed(site, ann, calls)).toEqual(NOTHING);
  return signed(await ann.sign(toSign));
}
const refusalOf = async (who: PageTrader, calls: readonly Call[]) => (await preview(site, calls, who.address)).refusal;
const buy = (option: WireOption) => buying(site, { option } as ListedOption, 1n, ben.address);

/** An offer of Ben's for a work of Ann's. */
async function offered(tokenId: bigint): Promise<ListedOffer> {
  const bid = { collection, tokenIds: [String(tokenId)], price: PRICE, currency: site.wrapped!, units: 1n, seconds: DAY_SECONDS };
  const { calls, toSign, signed } = await offering(site, bid, ben.address);
  await asPreviewed(site, ben, calls);
  return { ...signed(await ben.sign(toSign)), path: [] as string[] } as unknown as ListedOffer;
}

test('several listings are cancelled at once, whatever words their nonces lie in, and nothing else is', async () => {
  const [one, two, stays] = (await listed([1n, 2n, 4n])) as [WireOption, WireOption, WireOption];
  const [three] = (await listed([3n])) as [WireOption];
  const calls = cancellingOptions(
    site,
    [one, two, three].map(({ nonce }) => BigInt(nonce)),
  );
  // Those that were listed together by one.
  expect(calls).toHaveLength(2);
  expect(await asPreviewed(site, ann, calls)).toEqual(NOTHING);
  for (const option of [one, two, three]) expect(await refusalOf(ben, await buy(option))).toBe('OptionStatusError');
  expect(await refusalOf(ben, await buy(stays))).toBeUndefined();
});

test('fifty listings whose nonces lie in words of their own are previewed together', async () => {
  const calls = cancellingOptions(
    site,
    Array.from({ length: 50 }, (_, word) => BigInt(word) << 8n),
  );
  expect(calls).toHaveLength(50);
  expect(await refusalOf(ann, calls)).toBeUndefined();
});

test('several offers are cancelled at once, and what was wrapped for them stays their bidder’s', async () => {
  const offers = [await offered(1n), await offered(2n)];
  const take = (offer: ListedOffer, tokenId: bigint) => refusalOf(ann, [acceptCall(site.exchange, offer, tokenId, 1n)]);
  expect(await take(offers[0]!, 1n)).toBeUndefined();
  const calls = cancellingOffers(
    site,
    offers.map(({ offer }) => offer),
  );
  expect(calls).toHaveLength(1);
  expect(await asPreviewed(site, ben, calls)).toEqual(NOTHING);
  expect(await take(offers[0]!, 1n)).toBe('InvalidOffer');
  expect(await take(offers[1]!, 2n)).toBe('InvalidOffer');
});

// OpenSea, January 2022: who cancelled one by one was overtaken by who bought.
test('one counter ends everything that was signed before it, and nothing that is signed after', async () => {
  const [before] = (await listed([1n])) as [WireOption];
  const client = createPublicClient({ transport: http(anvil.url) });
  const counter = () => client.readContract({ address: site.exchange, abi: exchangeAbi, functionName: 'counters', args: [ann.address] });
  const old = await counter();
  expect(await asPreviewed(site, ann, cancellingAll(site))).toEqual(NOTHING);
  // A jump that nobody foresees, so nothing can be signed for it in advance.
  expect((await counter()) - old).toBeGreaterThan(2n ** 64n);
  expect(await refusalOf(ben, await buy(before))).toBe('CheckFail');
  const [after] = (await listed([1n])) as [WireOption];
  expect(await refusalOf(ben, await buy(after))).toBeUndefined();
});

// A CryptoPunk, through the abandoned contract of Niftex: a leave outlives who it was given to.
test('leave that was given to any contract is taken back, and the contract moves and draws nothing from then on', async () => {
  const abandoned: Address = `0x${'2f'.repeat(20)}`;
  const takes = async (data: Hex, to: Address) => {
    const [block] = (await site.ask('eth_simulateV1', [{ blockStateCalls: [{ calls: [{ from: abandoned, to, data }] }] }, 'latest'])) as [
      { calls: [{ status: Hex }] },
    ];
    return BigInt(block.calls[0].status) === 1n;
  };
  const moving = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [ann.address, abandoned, 4n] });
  const drawing = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [ben.address, abandoned, 1n] });
  const approve: Call = {
    kind: 'approve',
    to: collection,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [abandoned, true] }),
    value: 0n,
  };
  const allow: Call = {
    kind: 'approve',
    to: site.wrapped!,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [abandoned, PRICE] }),
    value: 0n,
  };
  expect(await asPreviewed(site, ann, [approve])).toEqual(NOTHING);
  expect(await asPreviewed(site, ben, [allow])).toEqual(NOTHING);
  const allowed = () => allowancesOf(site, ben.address, { currencies: [site.wrapped!], spenders: [abandoned, site.exchange] });
  expect(await allowed()).toContainEqual({ currency: site.wrapped, spender: abandoned, amount: PRICE });
  expect([await takes(moving, collection), await takes(drawing, site.wrapped!)]).toEqual([true, true]);
  expect(await asPreviewed(site, ann, revoking(collection, abandoned))).toEqual(NOTHING);
  expect(await asPreviewed(site, ben, disallowing(site.wrapped!, abandoned))).toEqual(NOTHING);
  expect(await allowed()).not.toContainEqual(expect.objectContaining({ spender: abandoned }));
  expect([await takes(moving, collection), await takes(drawing, site.wrapped!)]).toEqual([false, false]);
});

test('our own exchange has no power either once its leave is taken back', async () => {
  const [option] = (await listed([3n])) as [WireOption];
  expect(await refusalOf(ben, await buy(option))).toBeUndefined();
  expect(await asPreviewed(site, ann, revoking(collection, site.exchange))).toEqual(NOTHING);
  expect(await refusalOf(ben, await buy(option))).toBeDefined();
});
