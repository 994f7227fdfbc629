import type { Output, Params, Query, Body } from '@mortar/protocol';
import type { listOffers, listOffersOf, ListedOffer, listOptions } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { and, asc, desc, eq, getTableColumns, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { writeKeyCursor } from '../../../lib/key-cursor.ts';
import { cut } from '../../../lib/page.ts';
import { NOBODY } from '../address.ts';
import { amountAfter } from '../cursors.ts';
import { partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { isLiveOffer, isLiveOption, listedOfferOf, listedOptionOf, offerMore, offerState, optionState, unitsLeft } from './listed.ts';
import { offers, options, wantedTokens } from './tables.ts';

interface ListDeps {
  db: Db;
  clock: Clock;
  markets: Markets;
}
interface Page {
  cursor?: string | undefined;
  pageSize: number;
}

/** Reads signed options and offers. */
export function createSignedLists({ db, clock, markets }: ListDeps) {
  const now = () => String(Math.floor(clock.now() / 1000));

  /** Of an offer for some tokens, the way from one of them to their root; null for another token. */
  const pathFrom = (tokenId: string) => sql<string[] | null>`(select path from ${wantedTokens} w
    where w.chain_id = chain_offers.chain_id and w.hash = chain_offers.hash and w.token_id = ${tokenId}::numeric)`;

  async function pageOfOffers(
    which: SQL | undefined,
    filter: 'live' | 'all',
    { cursor, pageSize }: Page,
    path = sql<string[] | null>`null::text[]`,
  ) {
    const from = amountAfter(cursor);
    const isAfter = from && sql`(${offers.offered}, ${offers.hash}) < (${from[0]}::numeric, ${from[1]})`;
    const rows = await db
      .select({ ...getTableColumns(offers), state: offerState(now()), path, ...offerMore(now()) })
      .from(offers)
      .where(and(which, filter === 'live' ? isLiveOffer(now()) : undefined, isAfter))
      .orderBy(desc(offers.offered), desc(offers.hash))
      .limit(pageSize + 1);
    const { shown, last } = cut(rows, pageSize);
    return { items: shown.map(listedOfferOf), next: last ? writeKeyCursor([last.offered, last.hash]) : null };
  }

  const isForSeveral = and(
    eq(offers.signer, NOBODY),
    sql`(${offers.tokenId} = 0 or (select count(*) from (select from ${wantedTokens} w
      where w.chain_id = ${offers.chainId} and w.hash = ${offers.hash} limit 2) as two) > 1)`,
  );

  return {
    /** An offer as it stands now, with the path from a token to the root that it names. */
    async offerAs(chain: number, hash: string, tokenId: string): Promise<ListedOffer | undefined> {
      const [row] = await db
        .select({ ...getTableColumns(offers), state: offerState(now()), path: pathFrom(tokenId), ...offerMore(now()) })
        .from(offers)
        .where(and(eq(offers.chainId, chain), eq(offers.hash, hash)));
      return row && listedOfferOf(row);
    },

    async options(
      { filter, id }: Params<typeof schemas.listOptions>,
      { cursor, pageSize }: Query<typeof schemas.listOptions>,
    ): Promise<Output<typeof listOptions>> {
      const { chain, collection, tokenId } = partsOf(id);
      const freshness = await markets.freshness(chain);
      const from = amountAfter(cursor);
      const isAfter = from && sql`(${options.price}, ${options.hash}) > (${from[0]}::numeric, ${from[1]})`;
      const isIt = and(eq(options.chainId, chain), eq(options.collection, collection), eq(options.tokenId, tokenId));
      const rows = await db
        .select({ ...getTableColumns(options), left: unitsLeft, state: optionState(now()) })
        .from(options)
        .where(and(isIt, filter === 'live' ? isLiveOption(now()) : undefined, isAfter))
        .orderBy(asc(options.price), asc(options.hash))
        .limit(pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      return { items: shown.map(listedOptionOf), next: last ? writeKeyCursor([last.price, last.hash]) : null, freshness };
    },

    async offers({ filter, id }: Params<typeof schemas.listOffers>, page: Page): Promise<Output<typeof listOffers>> {
      const { chain, collection, tokenId } = partsOf(id);
      const freshness = await markets.freshness(chain);
      const isOfIt = and(eq(offers.chainId, chain), eq(offers.collection, collection));
      // Of a collection what whoever has one of several could sell to.
      if (tokenId === '') return { ...(await pageOfOffers(and(isOfIt, isForSeveral), filter, page)), freshness };
      const isForAll = and(eq(offers.signer, NOBODY), eq(offers.tokenId, '0'));
      const isIt = and(ne(offers.signer, NOBODY), eq(offers.tokenId, tokenId));
      const path = pathFrom(tokenId);
      return { ...(await pageOfOffers(and(isOfIt, or(isForAll, isIt, isNotNull(path))), filter, page, path)), freshness };
    },

    async offersOf(
      { filter, address }: Params<typeof schemas.listOffersOf>,
      { chain, side, ...page }: Body<typeof schemas.listOffersOf>,
    ): Promise<Output<typeof listOffersOf>> {
      const freshness = await markets.freshness(chain);
      const account = address.toLowerCase();
      const isTheirs = side === 'made' ? eq(offers.bidder, account) : eq(offers.signer, account);
      return { ...(await pageOfOffers(and(eq(offers.chainId, chain), isTheirs), filter, page)), freshness };
    },
  };
}
