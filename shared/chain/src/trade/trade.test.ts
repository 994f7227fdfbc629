import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListedOffer, ListedOption, Option as WireOption } from '@mortar/protocol/market';
import { parseEther, zeroAddress, type Address, type Hex } from 'viem';
import { deployLocally } from '../deploy/index.ts';
import { pageTrader, startAnvil, trader, tradeSiteAt } from '../testing/index.ts';
import {
  accepting,
  buying,
  buyingMany,
  cancellingAll,
  cancellingOptions,
  creditOf,
  giving,
  isContract,
  listing,
  offering,
  preview,
  proceedsOf,
  resolved,
  unitsHeld,
  withdrawing,
  type Asset,
  type Call,
  type Effects,
  type TradeSite,
} from './index.ts';

const PRICE = parseEther('0.5');
const DAY_SECONDS = 86_400;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let site: TradeSite;
let collection: Address;
let names: Address;

/** Somebody with a wallet and ten ether. */
async function newPerson() {
  const person = pageTrader(site);
  await person.fund(10n ** 19n);
  return {
    ...person,
    sell: (tokenIds: readonly bigint[], terms: { currency?: Address; price?: bigint } = {}) =>
      listing(
        site,
        tokenIds.map((tokenId) => ({ collection, tokenId, amount: 1n, price: terms.price ?? PRICE })),
        { currency: terms.currency ?? zeroAddress, seconds: DAY_SECONDS, seller: person.address },
      ),
  };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const listed = (option: WireOption): ListedOption => ({
  hash: '',
  state: 'live',
  faults: [],
  addedAt: '',
  left: option.amount,
  option: option as ListedOption['option'],
});
const bidFor = (tokenIds: readonly string[], units = 1n) => ({
  collection,
  tokenIds,
  price: PRICE,
  currency: site.wrapped!,
  units,
  seconds: DAY_SECONDS,
});
const tokenOf = (assets: readonly Asset[]) => assets.find((asset) => asset.kind === 'token');

/** What is left of assets that come and go, by what they are. */
function netOf(all: readonly Effects[]): Record<string, bigint> {
  const net: Record<string, bigint> = {};
  const add = (asset: Asset, sign: bigint) => {
    const key = asset.kind === 'money' ? asset.currency : `${asset.collection} ${asset.tokenId}`;
    net[key] = (net[key] ?? 0n) + sign * asset.amount;
  };
  for (const { gives, gets } of all) {
    gives.forEach((asset) => add(asset, -1n));
    gets.forEach((asset) => add(asset, 1n));
  }
  return Object.fromEntries(Object.entries(net).filter(([, amount]) => amount !== 0n));
}

/** A seller with works of a drop. */
async function seller(count: number): Promise<{ ann: Person; tokenIds: bigint[] }> {
  const maker = trader(anvil.url);
  const before = minted;
  minted += count;
  await maker.mint(collection, BigInt(count));
  const ann = await newPerson();
  const tokenIds = Array.from({ length: count }, (_, index) => BigInt(before + index + 1));
  for (const tokenId of tokenIds) await maker.give(collection, ann.address, tokenId);
  return { ann, tokenIds };
}
let minted = 0;

beforeAll(async () => {
  anvil = await startAnvil();
  const { addresses } = await deployLocally(anvil.url);
  site = tradeSiteAt(anvil.url, addresses);
  names = addresses.names;
  collection = await trader(anvil.url).openDrop(addresses.drops as Hex, 'Kiln Works', { most: 50 });
});
afterAll(() => anvil.stop());

describe('a listing', () => {
  test('costs no transaction but the first leave, is bought, and does what its preview says', async () => {
    const { ann, tokenIds } = await seller(1);
    const forSale = await ann.sell(tokenIds);
    expect(forSale.calls.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['approve']));
    await ann.send(forSale.calls);
    expect((await ann.sell(tokenIds)).calls).toEqual([]);
    const [option] = forSale.signed(await ann.sign(forSale.toSign));
    const ben = await newPerson();
    const calls = await buying(site, listed(option!), 1n, ben.address);
    const seen = await preview(site, calls, ben.address);
    expect(seen).toMatchObject({ missing: 0n, refusal: undefined, gives: [{ kind: 'money', currency: zeroAddress, amount: PRICE }] });
    expect(tokenOf(seen.gets)).toMatchObject({ collection, tokenId: tokenIds[0], amount: 1n });
    const [receipt] = await ben.send(calls);
    expect(receipt).toMatchObject({ isDone: true, gives: seen.gives, gets: seen.gets, cuts: seen.cuts });
    expect(receipt!.gasCost).toBeLessThanOrEqual(seen.gasCost);
    const [proceeds] = await proceedsOf(site, [{ collection, tokenId: tokenIds[0]!, price: PRICE }]);
    const { left } = proceeds!;
    expect(await creditOf(site, ann.address, zeroAddress)).toBe(left);
    const paid = await preview(site, withdrawing(site, zeroAddress, ann.address), ann.address);
    expect(paid.gets).toEqual([{ kind: 'money', currency: zeroAddress, amount: left, isCredit: false }]);
  });

  test('of many takes one signature, and each is bought on its own', async () => {
    const { ann, tokenIds } = await seller(3);
    const forSale = await ann.sell(tokenIds);
    await ann.send(forSale.calls);
    const options = forSale.signed(await ann.sign(forSale.toSign));
    const ben = await newPerson();
    for (const option of options) {
      const calls = await buying(site, listed(option), 1n, ben.address);
      const seen = await preview(site, calls, ben.address);
      expect(await ben.send(calls)).toMatchObject([{ isDone: true, gets: seen.gets, gives: seen.gives }]);
    }
  });

  test('that is gone is told by the exchange’s own word, before anything is signed', async () => {
    const { ann, tokenIds } = await seller(2);
    const forSale = await ann.sell(tokenIds);
    await ann.send(forSale.calls);
    const [cancelled, voided] = forSale.signed(await ann.sign(forSale.toSign));
    const ben = await newPerson();
    const refusal = async (option: WireOption) =>
      (await preview(site, await buying(site, listed(option), 1n, ben.address), ben.address)).refusal;
    await ann.send(cancellingOptions(site, [BigInt(cancelled!.nonce)]));
    expect(await refusal(cancelled!)).toBe('OptionStatusError');
    expect(await refusal(voided!)).toBeUndefined();
    await ann.send(cancellingAll(site));
    expect(await refusal(voided!)).toBe('CheckFail');
  });

  test('whose price is more than somebody has says how much they lack', async () => {
    const { ann, tokenIds } = await seller(1);
    const forSale = await ann.sell(tokenIds, { price: parseEther('11') });
    await ann.send(forSale.calls);
    const [option] = forSale.signed(await ann.sign(forSale.toSign));
    const ben = await newPerson();
    const seen = await preview(site, await buying(site, listed(option!), 1n, ben.address), ben.address);
    expect(seen.refusal).toBeUndefined();
    expect(seen.missing).toBe(parseEther('1') + seen.gasCost);
  });
});

describe('an offer', () => {
  test.each(['one token', 'a whole collection'])('for %s wraps what it needs, and whoever has one sells to it', async (what) => {
    const { ann, tokenIds } = await seller(1);
    const ben = await newPerson();
    const wanted = what === 'one token' ? [String(tokenIds[0])] : [];
    const made = await offering(site, bidFor(wanted), ben.address);
    expect(made.calls.map(({ kind }) => kind)).toEqual(['wrap', 'approve']);
    await ben.send(made.calls);
    const { option, offer } = made.signed(await ben.sign(made.toSign));
    const offered: ListedOffer = {
      hash: '',
      state: 'live',
      faults: [],
      addedAt: '',
      option,
      offer: offer as ListedOffer['offer'],
      path: [],
      wanted: 0,
      counter: null,
    };
    const calls = await accepting(site, offered, tokenIds[0]!, ann.address);
    const seen = await preview(site, calls, ann.address);
    expect(seen.refusal).toBeUndefined();
    expect(tokenOf(seen.gives)).toMatchObject({ collection, tokenId: tokenIds[0] });
    expect(seen.gets).toEqual([
      { kind: 'money', currency: site.wrapped!.toLowerCase(), amount: PRICE - seen.cuts[0]!.fee - seen.cuts[0]!.royalty, isCredit: false },
    ]);
    expect((await ann.send(calls)).at(-1)).toMatchObject({ isDone: true, gets: seen.gets, gives: seen.gives, cuts: seen.cuts });
  });
});

describe('a cart', () => {
  /** Things that somebody lists one by one in these currencies. */
  async function listings(currencies: readonly Address[]) {
    const { ann, tokenIds } = await seller(currencies.length);
    const options = [];
    for (const [index, currency] of currencies.entries()) {
      const forSale = await ann.sell([tokenIds[index]!], { currency });
      await ann.send(forSale.calls);
      options.push(...forSale.signed(await ann.sign(forSale.toSign)));
    }
    return { ann, tokenIds, options };
  }

  test.each([
    ['of one currency', () => [zeroAddress, zeroAddress, zeroAddress]],
    ['of two currencies', () => [zeroAddress, zeroAddress, site.wrapped!]],
  ])('%s buys what is there, skips what is gone with its reason, and pays for no more than it got', async (_, currencies) => {
    const { ann, tokenIds, options } = await listings(currencies());
    const ben = await newPerson();
    const wanted = options.map((option) => ({ listing: listed(option), units: 1n }));
    const before = await preview(site, await buyingMany(site, wanted, ben.address), ben.address);
    expect(before.skipped).toEqual([]);
    await ann.send(cancellingOptions(site, [BigInt(options[0]!.nonce)]));
    const calls = await buyingMany(site, wanted, ben.address);
    const seen = await preview(site, calls, ben.address);
    expect(seen).toMatchObject({ refusal: undefined, skipped: [{ reason: 'OptionStatusError' }] });
    expect(seen.gets.filter(({ kind }) => kind === 'token')).toMatchObject([{ tokenId: tokenIds[1] }, { tokenId: tokenIds[2] }]);
    expect(seen.gives.reduce((sum, { amount }) => sum + amount, 0n)).toBe(2n * PRICE);
    const limited = calls.map((call, index) => ({ ...call, ...(seen.limits[index] !== undefined && { gas: seen.limits[index] }) }));
    const receipts = await ben.send(limited);
    expect(receipts.at(-1)).toMatchObject({ isDone: true, skipped: seen.skipped, cuts: seen.cuts });
    expect(netOf(receipts)).toEqual(netOf([seen]));
  });
});

test('a gift goes to whom it is for, and not to a contract that can’t take it', async () => {
  const { ann, tokenIds } = await seller(2);
  const ben = await newPerson();
  const gift = { collection, units: 1n, from: ann.address, to: ben.address };
  const calls = await giving(site, { ...gift, tokenId: tokenIds[0]! });
  const seen = await preview(site, calls, ann.address);
  expect(tokenOf(seen.gives)).toMatchObject({ tokenId: tokenIds[0] });
  expect(await ann.send(calls)).toMatchObject([{ isDone: true, gives: seen.gives, gets: [] }]);
  const tokens = tokenIds.map((tokenId) => ({ collection, tokenId }));
  expect(await unitsHeld(site, tokens, ben.address)).toEqual([1n, 0n]);
  const toContract = await giving(site, { ...gift, tokenId: tokenIds[1]!, to: site.exchange });
  expect((await preview(site, toContract, ann.address)).refusal).toBeDefined();
  expect(await Promise.all([isContract(site, site.exchange), isContract(site, ben.address)])).toEqual([true, false]);
});

test('a name that nobody holds stands for nobody', async () => {
  expect(await resolved(site, names, 'nobody-here')).toBeUndefined();
});

test('what the chain refuses is thrown as it is', async () => {
  const ben = await newPerson();
  const call: Call = { kind: 'trade', to: site.exchange, data: '0xdeadbeef', value: 0n };
  await expect(ben.send([call])).rejects.toThrow();
});
