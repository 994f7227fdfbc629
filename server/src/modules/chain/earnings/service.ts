import type { Output, Query } from '@mortar/protocol';
import type { Amount, Earning, getEarnings, HeldLot, listEarnings, listLots, Lot as WireLot } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { placedItems } from '../items/find-placed.ts';
import type { ChainMarket, Markets } from '../markets.ts';
import { cut } from '../../../lib/page.ts';
import { ownOn, type WalletsOf } from '../wallets.ts';
import { accountOf, type Entry } from './account.ts';
import type { Lot, LotMethod } from './lots.ts';
import { movesWithCosts } from './look.ts';
import { findRoyalties, floorsOf, type RoyaltyRow } from './queries.ts';
import { minus, NOTHING, plus, sumOf, type Sums } from './sums.ts';

export interface EarningsDeps {
  db: Db;
  clock: Clock;
  markets: Markets;
  walletsOf: WalletsOf;
}
interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Lots of one entry that are told. */
const MOST_LOTS = 50;

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
/** Seconds, where a date of that form is one. */
function secondsOf(time: string | undefined, otherwise: number): number {
  const at = time === undefined ? otherwise : Date.parse(time) / 1000;
  if (Number.isNaN(at)) throw new AppError('validation');
  return at;
}
const within = ({ from, to }: Period, at: number): boolean => at >= secondsOf(from, -Infinity) && at < secondsOf(to, Infinity);
const total = (entries: readonly Entry[], part: (entry: Entry) => Sums): Sums =>
  entries.reduce((sum, entry) => plus(sum, part(entry)), NOTHING);

/** An amount for each currency, the chain's own coin first. */
const amountsOf = ({ currencyOf }: ChainMarket, sums: Sums): Promise<Amount[]> =>
  Promise.all([...sums].sort().map(([currency, amount]) => amountIn(currencyOf, currency, String(amount))));
const oneOf = async (market: ChainMarket, sums: Sums): Promise<Amount | null> => (await amountsOf(market, sums))[0] ?? null;

const lotOf = async (market: ChainMarket, { kind, units, cost, at, transaction, merged }: Lot): Promise<WireLot> => ({
  kind,
  units: String(units),
  cost: await amountsOf(market, cost),
  at: isoOf(at),
  transaction,
  merged,
});

interface Royalty {
  row: RoyaltyRow;
  at: number;
  sum: Sums;
}
const royaltyOf = (row: RoyaltyRow): Royalty => ({ row, at: Date.parse(row.at) / 1000, sum: sumOf(row.currency, BigInt(row.amount)) });

const GONE: readonly Entry['kind'][] = ['sold', 'burned', 'sent'];

/** Reads what people have earned, by lots. */
export function createEarnings({ db, clock, markets, walletsOf }: EarningsDeps) {
  const now = () => String(Math.floor(clock.now() / 1000));

  async function look(userId: number, chain: number, method: LotMethod, period: Period = {}) {
    secondsOf(period.from, 0);
    secondsOf(period.to, 0);
    const freshness = await markets.freshness(chain);
    const market = markets.of(chain);
    const own = await ownOn(market, walletsOf, userId);
    const { rows, withoutGas } = await movesWithCosts(db, market, own);
    const royalties = (await findRoyalties(db, [chain, `{${[...own.accounts].join(',')}}`])).map(royaltyOf);
    return { freshness, market, own, withoutGas, royalties, ...accountOf(rows, own, method) };
  }
  type Looked = Awaited<ReturnType<typeof look>>;

  /** Lots that are held, with what a unit of each is worth; undefined where nobody else asks a price. */
  async function heldOf({ market, own, lots }: Looked) {
    const held = lots.flatMap(([place, all]) => {
      const [, collection = '', tokenId = ''] = place.split(' ');
      return all.map((lot, index) => ({ place: `${place} ${index}`, collection, tokenId, lot }));
    });
    const collections = held.map(({ collection }) => collection);
    const floors = await floorsOf(db, market.deployment.chainId, collections, own.accounts, now());
    return held.map((one) => ({ ...one, floor: floors.get(one.collection) }));
  }

  async function sumsOf(looked: Looked, period: Period) {
    const { market } = looked;
    const entries = looked.entries.filter(({ at }) => within(period, at));
    const gone = entries.filter(({ kind }) => kind === 'sold' || kind === 'burned');
    const sent = entries.filter(({ kind }) => kind === 'sent');
    const royalties = looked.royalties.filter(({ at }) => within(period, at));
    const held = await heldOf(looked);
    const valued = held.filter(({ floor }) => floor !== undefined);
    const value = valued.reduce((sum, { lot, floor }) => plus(sum, sumOf(NOBODY, floor! * lot.units)), NOTHING);
    const costOf = (all: typeof held) => all.reduce((sum, { lot }) => plus(sum, lot.cost), NOTHING);
    const unitsOf = (all: typeof held) => String(all.reduce((sum, { lot }) => sum + lot.units, 0n));
    const amounts = (sums: Sums) => amountsOf(market, sums);
    return {
      proceeds: await amounts(total(gone, ({ proceeds }) => proceeds)),
      fees: await amounts(total(gone, ({ fee }) => fee)),
      royaltiesPaid: await amounts(total(gone, ({ royalty }) => royalty)),
      gasOfSales: await amounts(total([...gone, ...sent], ({ gas }) => gas)),
      cost: await amounts(total(gone, ({ cost }) => cost)),
      realised: await amounts(total(entries, ({ realised }) => realised)),
      royaltiesEarned: await amounts(royalties.reduce((sum, royalty) => plus(sum, royalty.sum), NOTHING)),
      givenAway: await amounts(total(sent, ({ cost }) => cost)),
      gas: await amounts(total(entries, ({ gas }) => gas)),
      sales: gone.filter(({ kind }) => kind === 'sold').length,
      held: {
        units: unitsOf(held),
        cost: await amounts(costOf(held)),
        value: await amounts(value),
        unrealised: await amounts(minus(value, costOf(valued))),
        unvalued: unitsOf(held.filter(({ floor }) => floor === undefined)),
      },
    };
  }

  function seriesOf(looked: Looked, period: Period, by: 'day' | 'month') {
    const sums = new Map<string, { realised: Sums; royalties: Sums }>();
    const add = (at: number, realised: Sums, royalties: Sums) => {
      if (!within(period, at) || (realised.size === 0 && royalties.size === 0)) return;
      const day = isoOf(at).slice(0, by === 'day' ? 10 : 7);
      const known = sums.get(day) ?? { realised: NOTHING, royalties: NOTHING };
      sums.set(day, { realised: plus(known.realised, realised), royalties: plus(known.royalties, royalties) });
    };
    for (const { at, realised } of looked.entries) add(at, realised, NOTHING);
    for (const { at, sum } of looked.royalties) add(at, NOTHING, sum);
    return Promise.all(
      [...sums].sort().map(async ([day, { realised, royalties }]) => ({
        at: new Date(day).toISOString(),
        realised: await amountsOf(looked.market, realised),
        royalties: await amountsOf(looked.market, royalties),
      })),
    );
  }

  return {
    async sums(userId: number, { chain, method, by, ...period }: Query<typeof schemas.getEarnings>): Promise<Output<typeof getEarnings>> {
      const looked = await look(userId, chain, method, period);
      const { freshness, withoutGas } = looked;
      return { earnings: await sumsOf(looked, period), series: await seriesOf(looked, period, by), withoutGas, freshness };
    },

    async list(
      userId: number,
      { chain, method, cursor, pageSize, ...period }: Query<typeof schemas.listEarnings>,
    ): Promise<Output<typeof listEarnings>> {
      const { market, freshness, ...looked } = await look(userId, chain, method, period);
      const gone = looked.entries.filter(({ kind, at }) => GONE.includes(kind) && within(period, at));
      const all = [
        ...gone.map((entry) => ({ ...entry, place: [entry.row.block, entry.row.log_index, entry.row.sub + 1] as const })),
        ...looked.royalties
          .filter(({ at }) => within(period, at))
          .map(({ row, at, sum }) => ({ kind: 'royalty' as const, row, at, sum, place: [row.block, row.log_index, 0] as const })),
      ].sort((one, other) => comparePlaces(other.place, one.place));
      const before = readKeyCursor<[number, number, number]>(cursor, [0, 0, 0]);
      const rest = before ? all.filter(({ place }) => comparePlaces(place, before) < 0) : all;
      const { shown, last } = cut(rest.slice(0, pageSize + 1), pageSize);
      const keys = shown.map(({ row }) => ({ collection: row.collection, tokenId: row.token_id }));
      const placed = await placedItems(db, market, now(), keys);
      const items = await Promise.all(
        shown.map(async (one, index): Promise<Earning> => {
          const { row, kind, at, place } = one;
          const common = { id: place.join('-'), ...placed(keys[index]!), at: isoOf(at), transaction: row.transaction };
          if (kind === 'royalty') {
            const [earned] = await amountsOf(market, one.sum);
            const none = { fee: null, royalty: null, gas: null, cost: [], lots: [] };
            return { ...common, kind, units: row.quantity, proceeds: earned!, realised: [earned!], ...none };
          }
          const { proceeds, fee, royalty, gas, cost, realised, units, lots } = one;
          return {
            ...common,
            kind: kind as 'sold' | 'burned' | 'sent',
            units: String(units),
            proceeds: await oneOf(market, proceeds),
            fee: await oneOf(market, fee),
            royalty: await oneOf(market, royalty),
            gas: await oneOf(market, gas),
            cost: await amountsOf(market, cost),
            lots: await Promise.all(lots.slice(0, MOST_LOTS).map((lot) => lotOf(market, lot))),
            realised: await amountsOf(market, realised),
          };
        }),
      );
      return { items, next: last ? writeKeyCursor([...last.place]) : null, freshness };
    },

    async lots(userId: number, { chain, method, cursor, pageSize }: Query<typeof schemas.listLots>): Promise<Output<typeof listLots>> {
      const looked = await look(userId, chain, method);
      const { market, freshness } = looked;
      const keyed = (await heldOf(looked)).map((one) => ({ ...one, key: [one.lot.at, `${one.lot.transaction} ${one.place}`] as const }));
      const order = (one: readonly [number, string], other: readonly [number, string]) =>
        other[0] - one[0] || (one[1] < other[1] ? -1 : one[1] > other[1] ? 1 : 0);
      const after = readKeyCursor<[number, string]>(cursor, [0, '']);
      const rest = keyed.sort((one, other) => order(one.key, other.key)).filter(({ key }) => !after || order(after, key) < 0);
      const { shown, last } = cut(rest.slice(0, pageSize + 1), pageSize);
      const placed = await placedItems(db, market, now(), shown);
      const items = await Promise.all(
        shown.map(async (one): Promise<HeldLot> => {
          const { lot, floor, key } = one;
          const value = floor === undefined ? undefined : sumOf(NOBODY, floor * lot.units);
          return {
            id: key[1],
            ...placed(one),
            ...(await lotOf(market, lot)),
            value: value ? await oneOf(market, value) : null,
            unrealised: value ? await amountsOf(market, minus(value, lot.cost)) : [],
          };
        }),
      );
      return { items, next: last ? writeKeyCursor([...last.key]) : null, freshness };
    },
  };
}

const comparePlaces = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((order, value, index) => order || value - other[index]!, 0);
