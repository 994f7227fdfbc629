import type { Output, Query } from '@mortar/protocol';
import type { listTopCreators, Period, RankedCreator, rankCreators } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { NOBODY } from '../address.ts';
import type { Markets } from '../markets.ts';
import type { Rankings } from '../rankings/service.ts';
import { added, tradedOf } from '../rankings/traded.ts';
import { findPrimaryNames } from './queries.ts';

const TOP = 10;
/** So many stand before and behind the account that is asked for. */
const NEAR = 2;

/** Ranks creators by what was traded of their collections, as the ranking of collections has it. */
export function createCreatorRanks({ db, clock, markets, rankings }: { db: Db; clock: Clock; markets: Markets; rankings: Rankings }) {
  async function ranked(chain: number, period: Period): Promise<RankedCreator[]> {
    const { currencyOf } = markets.of(chain);
    const { collections, traded } = await rankings.board(chain, period);
    const made = groupBy(
      collections.filter(({ creator }) => creator !== null),
      ({ creator }) => creator!,
    );
    const paidIn = (contract: string) => BigInt(traded.get(contract)?.find(({ currency }) => currency === NOBODY)?.volume ?? 0);
    const creators = await Promise.all(
      [...made].map(async ([address, own]) => {
        const rows = added(own.flatMap(({ contract }) => traded.get(contract) ?? []));
        const first = own.reduce((most, one) => (paidIn(one.contract) > paidIn(most.contract) ? one : most));
        const volume = BigInt(rows.find(({ currency }) => currency === NOBODY)?.volume ?? 0);
        const told = { address, name: null, picture: first.picture, collections: own.length };
        return { volume, ...told, traded: await tradedOf(currencyOf, rows, period, NOBODY) };
      }),
    );
    return creators
      .sort(
        (one, other) =>
          Number(other.volume > one.volume) - Number(other.volume < one.volume) ||
          other.traded.sales - one.traded.sales ||
          one.address.localeCompare(other.address),
      )
      .map(({ volume: _volume, ...creator }, index) => ({ rank: index + 1, ...creator }));
  }

  /** With the names that stand for their accounts. */
  async function named(chain: number, creators: readonly RankedCreator[]): Promise<RankedCreator[]> {
    if (creators.length === 0) return [];
    const accounts = `{${creators.map(({ address }) => address).join(',')}}`;
    const rows = await findPrimaryNames(db, [chain, accounts, markets.of(chain).deployment.names, String(Math.floor(clock.now() / 1000))]);
    const names = new Map(rows.map(({ account, name }) => [account, name]));
    return creators.map((creator) => ({ ...creator, name: names.get(creator.address) ?? null }));
  }

  return {
    async top({ chain, range }: Query<typeof schemas.listTopCreators>): Promise<Output<typeof listTopCreators>> {
      const freshness = await markets.freshness(chain);
      return { items: await named(chain, (await ranked(chain, range)).slice(0, TOP)), freshness };
    },

    async ranking(query: Query<typeof schemas.rankCreators>): Promise<Output<typeof rankCreators>> {
      const { chain, range, near, cursor, pageSize } = query;
      const freshness = await markets.freshness(chain);
      const all = await ranked(chain, range);
      const [from = 0] = readKeyCursor<[number]>(cursor, [0]) ?? [];
      const page = all.slice(Math.max(0, from), Math.max(0, from) + pageSize);
      const place = near === undefined ? -1 : all.findIndex(({ address }) => address === near.toLowerCase());
      const around = place < 0 ? [] : all.slice(Math.max(0, place - NEAR), place + NEAR + 1);
      const next = from + pageSize < all.length ? writeKeyCursor([from + pageSize]) : null;
      return { items: await named(chain, page), near: await named(chain, around), next, freshness };
    },
  };
}
