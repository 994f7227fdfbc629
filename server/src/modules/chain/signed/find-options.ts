import type { Input, Output } from '@mortar/protocol';
import type { findOptions } from '@mortar/protocol/market';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Markets } from '../markets.ts';
import { isLiveOption, listedOptionOf, optionState, unitsLeft } from './listed.ts';
import { options } from './tables.ts';

/** Reads options by their hashes. */
export function createOptionFinder({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  const keyOf = ({ collection, tokenId }: { collection: string; tokenId: string }) => `${collection} ${tokenId}`;

  /** The cheapest live one of each of these tokens, in any currency. */
  async function cheapestOf(chain: number, tokens: readonly { collection: string; tokenId: string }[], now: string) {
    if (tokens.length === 0) return new Map<string, ReturnType<typeof listedOptionOf>>();
    const pairs = sql.join(
      tokens.map(({ collection, tokenId }) => sql`(${collection}, ${tokenId}::numeric)`),
      sql`, `,
    );
    const rows = await db
      .selectDistinctOn([options.collection, options.tokenId], { ...getTableColumns(options), left: unitsLeft, state: optionState(now) })
      .from(options)
      .where(and(eq(options.chainId, chain), sql`(${options.collection}, ${options.tokenId}) in (${pairs})`, isLiveOption(now)))
      .orderBy(asc(options.collection), asc(options.tokenId), asc(options.price), asc(options.hash));
    return new Map(rows.map((row) => [keyOf(row), listedOptionOf(row)]));
  }

  return async ({ chain, hashes }: Input<typeof findOptions>): Promise<Output<typeof findOptions>> => {
    const freshness = await markets.freshness(chain);
    const now = String(Math.floor(clock.now() / 1000));
    const asked = hashes.map((hash) => hash.toLowerCase());
    const rows = await db
      .select({ ...getTableColumns(options), left: unitsLeft, state: optionState(now) })
      .from(options)
      .where(and(eq(options.chainId, chain), inArray(options.hash, asked)));
    const gone = rows.filter(({ state }) => state !== 'live');
    const others = await cheapestOf(chain, gone, now);
    const items = rows.map((row) => ({
      listing: listedOptionOf(row),
      instead: row.state === 'live' ? null : (others.get(keyOf(row)) ?? null),
    }));
    return { items, freshness };
  };
}
