import type { Output, Query } from '@mortar/protocol';
import type { Collection, Period, rankCollections } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { shareAnswers } from '../../../lib/shared-answer.ts';
import { NOBODY } from '../address.ts';
import { findCollections } from '../collections/queries.ts';
import { collectionOf } from '../collections/service.ts';
import { floorsAt } from '../floors/at.ts';
import type { Markets } from '../markets.ts';
import { findTraded, type TradedRow } from './queries.ts';
import { sorted } from './sort.ts';
import { growthOf, tradedOf } from './traded.ts';
import { beginOf, boundsOf, windowsOf } from './windows.ts';

/** So long one answer does for all: counting who has what of every collection is what a ranking costs. */
const SHARED_MS = 5000;
/** Collections that are ranked. */
const MOST = 500;
/** Boards that are kept: of each chain one for each period. */
const KEPT = 100;

/** What a chain's collections are and what was traded of each in a period. */
export interface Board {
  collections: Collection[];
  traded: ReadonlyMap<string, TradedRow[]>;
  /** Lowest prices when the period began, where they are known. */
  floors: ReadonlyMap<string, bigint>;
}

const arrayOf = (contracts: Iterable<string>): string => `{${[...contracts].join(',')}}`;

/** Ranks collections by what was traded. */
export function createRankings({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  const share = shareAnswers<Board>(SHARED_MS, clock, KEPT);

  async function read(chain: number, period: Period): Promise<Board> {
    const market = markets.of(chain);
    const { names, boxes } = market.deployment;
    const { current, before } = windowsOf(period, clock.now());
    const bounds = [current, before].flatMap(boundsOf);
    const find = (limit: number, contracts: string | null) =>
      findCollections(db, [chain, names, boxes, String(Math.floor(clock.now() / 1000)), null, null, null, null, null, limit, contracts]);
    const [rows, newest] = await Promise.all([findTraded(db, [chain, ...bounds]), find(MOST, null)]);
    const traded = groupBy(rows, ({ collection }) => collection);
    const salesOf = ([, of]: [string, TradedRow[]]) => of.reduce((sum, { sales }) => sum + sales, 0);
    const most = [...traded].sort((one, other) => salesOf(other) - salesOf(one)).slice(0, MOST);
    const found = new Set(newest.map(({ collection }) => collection));
    const older = most.flatMap(([contract]) => (found.has(contract) ? [] : [contract]));
    // The figures of a collection are what a ranking costs: none are counted twice.
    const active = older.length > 0 ? await find(MOST, arrayOf(older)) : [];
    const isTraded = ({ collection }: { collection: string }) => traded.has(collection);
    const shown = [...active, ...newest.filter(isTraded), ...newest.filter((row) => !isTraded(row))].slice(0, MOST);
    const begin = beginOf(period, clock.now());
    const contracts = shown.map(({ collection }) => collection);
    const floors = begin === undefined ? new Map<string, bigint>() : await floorsAt(db, chain, contracts, begin);
    return { collections: await Promise.all(shown.map((row) => collectionOf(market, row))), traded, floors };
  }

  /** @throws AppError `notFound` where a chain isn't followed */
  function board(chain: number, period: Period): Promise<Board> {
    markets.of(chain);
    return share(`${chain} ${period}`, () => read(chain, period));
  }

  return {
    board,

    async rank(query: Query<typeof schemas.rankCollections>): Promise<Output<typeof rankCollections>> {
      const { chain, period, sort, order, cursor, pageSize } = query;
      const freshness = await markets.freshness(chain);
      const currency = query.currency?.toLowerCase() ?? NOBODY;
      const { collections, traded, floors } = await board(chain, period);
      const { currencyOf } = markets.of(chain);
      const all = await Promise.all(
        collections.map(async (collection) => {
          const { contract, floor } = collection;
          const was = floors.get(contract);
          return {
            collection,
            floorChange: was !== undefined && floor ? growthOf(was, BigInt(floor.amount)) : null,
            traded: await tradedOf(currencyOf, traded.get(contract) ?? [], period, currency),
          };
        }),
      );
      const ranked = sorted(all, sort, order, currency);
      // A list that moved since goes on behind the collection that was the last one.
      const [place = 0, last = ''] = readKeyCursor<[number, string]>(cursor, [0, '']) ?? [];
      const found = ranked.findIndex(({ collection }) => collection.id === last) + 1;
      const from = found || Math.max(0, place);
      const items = ranked.slice(from, from + pageSize);
      const isMore = from + pageSize < ranked.length;
      return {
        items,
        total: ranked.length,
        next: isMore ? writeKeyCursor([from + pageSize, items.at(-1)!.collection.id]) : null,
        freshness,
      };
    },
  };
}

export type Rankings = ReturnType<typeof createRankings>;
