import { deployLocally } from '@mortar/chain/deploy';
import { wantedOf } from '@mortar/chain/orders';
import { pageTrader, startAnvil, trader, tradeSiteAt, type PageTrader } from '@mortar/chain/testing';
import { accepting, buying, listing, offering, preview, type Call, type TradeSite } from '@mortar/chain/trade';
import type { ListedOffer, ListedOption } from '@mortar/protocol/market';
import { zeroAddress, type Address } from 'viem';
import type { Figure } from '../report.ts';
import { until } from './until.ts';

const TRADES = 200;
/** Of each collection. */
const WORKS = 10;
const DAY_SECONDS = 86_400;
/** Royalties of the collections that are traded, in basis points. */
const ROYALTIES = [0, 250, 1000];
const SEED = 20;

/** Numbers that look random and are the same each time (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What one trade is about: the seller has both works. */
interface Deal {
  site: TradeSite;
  random: () => number;
  seller: PageTrader;
  buyer: PageTrader;
  collection: Address;
  tokenIds: [bigint, bigint];
  price: bigint;
}

/** Somebody offers for works or for the whole collection, and the seller takes it. */
async function sold({ site, random, seller, buyer, collection, tokenIds, price }: Deal) {
  const wanted = random() < 0.5 ? tokenIds.map(String) : [];
  const made = await offering(
    site,
    { collection, tokenIds: wanted, price, currency: site.wrapped!, units: 1n, seconds: DAY_SECONDS },
    buyer.address,
  );
  await buyer.send(made.calls);
  const { option, offer } = made.signed(await buyer.sign(made.toSign));
  const path = wanted.length > 0 ? wantedOf(wanted).paths[0]![1] : [];
  const offered = { option, offer, path } as unknown as ListedOffer;
  return { by: seller, calls: await accepting(site, offered, tokenIds[0], seller.address) };
}

/** Somebody lists one work or both by one signature, for ether or wrapped ether, and one of them is bought. */
async function bought({ site, random, seller, buyer, collection, tokenIds, price }: Deal) {
  const currency = random() < 0.3 ? site.wrapped! : zeroAddress;
  const items = (random() < 0.5 ? tokenIds : tokenIds.slice(1)).map((tokenId) => ({ collection, tokenId, amount: 1n, price }));
  const { calls, toSign, signed } = await listing(site, items, { currency, seconds: DAY_SECONDS, seller: seller.address });
  await seller.send(calls);
  const [option] = signed(await seller.sign(toSign));
  return { by: buyer, calls: await buying(site, { option } as unknown as ListedOption, 1n, buyer.address) };
}

const asText = (effects: object) => JSON.stringify(effects, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Whether the last of some transactions does to the unit what its preview says. */
async function isAsPreviewed(site: TradeSite, by: PageTrader, calls: readonly Call[]): Promise<boolean> {
  await by.send(calls.slice(0, -1));
  const last = calls.slice(-1);
  const { gives, gets, cuts } = await preview(site, last, by.address);
  const [receipt] = await by.send(last);
  const { isDone, ...after } = receipt!;
  const done = { gives: after.gives, gets: after.gets, cuts: after.cuts };
  return isDone && asText({ gives, gets, cuts }) === asText(done);
}

/** Random trades: how many did to the unit what their preview had said. */
export async function measurePreviews(): Promise<Figure[]> {
  const anvil = await startAnvil();
  try {
    const { addresses } = await deployLocally(anvil.url);
    const site = tradeSiteAt(anvil.url, addresses);
    const [maker, random] = [trader(anvil.url), randomOf(SEED)];
    const [seller, buyer] = [pageTrader(site), pageTrader(site)];
    for (const person of [seller, buyer]) await person.fund();
    let equal = 0;
    let collection: Address = zeroAddress;
    for (let trade = 0; trade < TRADES; trade += 1) {
      const first = (2 * trade) % WORKS;
      if (first === 0) {
        const royalty = ROYALTIES[Math.floor(random() * ROYALTIES.length)]!;
        collection = await maker.openDrop(addresses.drops, `Kiln ${trade}`, { royalty });
        await maker.mint(collection, BigInt(WORKS));
      }
      const tokenIds: [bigint, bigint] = [BigInt(first + 1), BigInt(first + 2)];
      for (const tokenId of tokenIds) await maker.give(collection, seller.address, tokenId);
      // It stands in a block by then: a listing ends when its work moves.
      await until(async () => (await maker.ownerOf(collection, tokenIds[1])) === seller.address);
      const price = BigInt(Math.ceil(random() * 1e9)) * 10n ** 9n + BigInt(Math.floor(random() * 1e9));
      const deal = { site, random, seller, buyer, collection, tokenIds, price };
      const { by, calls } = await (random() < 0.3 ? sold(deal) : bought(deal));
      if (await isAsPreviewed(site, by, calls)) equal += 1;
    }
    const told = { name: 'preview.equal', unit: 'trades as previewed', against: 'random trades', goal: 'ratio >= 1' };
    return [{ ...told, ours: equal, theirs: TRADES, ratio: equal / TRADES, holds: equal === TRADES }];
  } finally {
    await anvil.stop();
  }
}
