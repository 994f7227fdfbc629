import type { Output, Query } from '@mortar/protocol';
import type { listMadeOffers, listReceivedOffers, MadeOffer, OfferScope, ReceivedOffer } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { and, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import { writeKeyCursor } from '../../../lib/key-cursor.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { amountAfter } from '../cursors.ts';
import { placedItems } from '../items/find-placed.ts';
import { cut } from '../../../lib/page.ts';
import { isLiveOffer, listedOfferOf, offerState, offerMore } from '../signed/listed.ts';
import { offers } from '../signed/tables.ts';
import type { OwnDeps } from './deps.ts';
import { behind } from './selling.ts';
import { boundOn } from '../wallets.ts';

/** Items of one offer's that are told. */
const MOST_CHOICES = 12;

interface Choice {
  tokenId: string;
  path: string[];
}

// A builder leaves the name of its table out, which a table within would then take for its own.
const [CHAIN, HASH, COLLECTION, SIGNER, TOKEN] = ['chain_id', 'hash', 'collection', 'signer', 'token_id'].map((name) =>
  sql.raw(`chain_offers.${name}`),
);

/** Tokens of an account that an offer takes, with what each is sold along with. */
const takenFrom = (account: string): SQL => sql`chain_balances b
  left join chain_offer_tokens w on w.chain_id = ${CHAIN} and w.hash = ${HASH} and w.token_id = b.token_id
  where b.chain_id = ${CHAIN} and b.collection = ${COLLECTION} and b.owner = ${account} and b.quantity > 0
    and case when ${SIGNER} = ${account} then b.token_id = ${TOKEN}
      when ${SIGNER} <> ${NOBODY} then false
      when ${TOKEN} = 0 then true else w.token_id is not null end`;
const choicesFrom = (account: string) => sql<Choice[]>`(select coalesce(jsonb_agg(jsonb_build_object('tokenId', few.token_id::text,
  'path', coalesce(few.path, '{}'::text[])) order by few.token_id), '[]'::jsonb)
  from (select b.token_id, w.path from ${takenFrom(account)} order by b.token_id limit ${MOST_CHOICES}) as few)`;
const countFrom = (account: string) => sql<number>`(select count(*)::int from ${takenFrom(account)})`;

const onlyWanted = sql<string | null>`(select min(w.token_id)::text from chain_offer_tokens w
  where w.chain_id = ${CHAIN} and w.hash = ${HASH} having count(*) = 1)`;

function scopeOf({ signer, tokenId }: { signer: string; tokenId: string }, wanted: number): OfferScope {
  if (signer !== NOBODY || wanted === 1) return 'item';
  return tokenId === '0' ? 'collection' : 'some';
}

/** Reads offers that people made and that they could accept. */
export function createOwnOffers({ db, clock, markets, walletsOf }: OwnDeps) {
  const now = () => String(Math.floor(clock.now() / 1000));

  return {
    async received(
      userId: number,
      { chain, cursor, pageSize }: Query<typeof schemas.listReceivedOffers>,
    ): Promise<Output<typeof listReceivedOffers>> {
      const freshness = await markets.freshness(chain);
      const market = markets.of(chain);
      const account = await boundOn(market, walletsOf, userId);
      const isHeld = sql`${offers.collection} in (select collection from chain_balances
        where chain_id = ${chain} and owner = ${account} and quantity > 0) and exists (select from ${takenFrom(account)})`;
      const from = amountAfter(cursor);
      const isAfter = from && sql`(${offers.offered}, ${offers.hash}) < (${from[0]}::numeric, ${from[1]})`;
      const rows = await db
        .select({
          ...getTableColumns(offers),
          state: offerState(now()),
          path: sql<null>`null`,
          choices: choicesFrom(account),
          total: countFrom(account),
          wanted: offerMore(now()).wanted,
        })
        .from(offers)
        .where(and(eq(offers.chainId, chain), ne(offers.bidder, account), isLiveOffer(now()), isHeld, isAfter))
        .orderBy(desc(offers.offered), desc(offers.hash))
        .limit(pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const placed = await placedItems(
        db,
        market,
        now(),
        shown.flatMap(({ collection, choices }) => choices.map(({ tokenId }) => ({ collection, tokenId }))),
      );
      const items = await Promise.all(
        shown.map(async (row): Promise<ReceivedOffer> => {
          const { collection, choices, total, wanted } = row;
          const all = choices.map(({ tokenId, path }) => ({ ...placed({ collection, tokenId }), offer: listedOfferOf({ ...row, path }) }));
          return {
            scope: scopeOf(row, wanted),
            collection: all[0]!.collection,
            price: await amountIn(market.currencyOf, row.currency, row.offered),
            choices: all.map(({ item, offer }) => ({ item, offer })),
            total,
          };
        }),
      );
      return { items, next: last ? writeKeyCursor([last.offered, last.hash]) : null, freshness };
    },

    async made(
      userId: number,
      { chain, filter, cursor, pageSize }: Query<typeof schemas.listMadeOffers>,
    ): Promise<Output<typeof listMadeOffers>> {
      const freshness = await markets.freshness(chain);
      const market = markets.of(chain);
      const account = await boundOn(market, walletsOf, userId);
      const rows = await db
        .select({
          ...getTableColumns(offers),
          state: offerState(now()),
          path: sql<null>`null`,
          ...offerMore(now()),
          only: onlyWanted,
          when: sql<string>`to_json(${offers.addedAt}) #>> '{}'`,
        })
        .from(offers)
        .where(
          and(
            eq(offers.chainId, chain),
            eq(offers.bidder, account),
            filter === 'live'
              ? sql`least(end_time, expire_time) > ${now()}::numeric and ${offerState(now())} in ('live', 'closed')`
              : sql`${offerState(now())} not in ('live', 'closed')`,
            behind(cursor, [sql`${offers.addedAt}`, sql`${offers.hash}`]),
          ),
        )
        .orderBy(desc(offers.addedAt), desc(offers.hash))
        .limit(pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const keyOf = ({ collection, signer, tokenId, only }: (typeof shown)[number]) => ({
        collection,
        tokenId: only ?? (signer === NOBODY ? '0' : tokenId),
      });
      const placed = await placedItems(db, market, now(), shown.map(keyOf));
      const items = await Promise.all(
        shown.map(async (row): Promise<MadeOffer> => {
          const { item, collection } = placed(keyOf(row));
          const scope = scopeOf(row, row.wanted);
          const price = await amountIn(market.currencyOf, row.currency, row.offered);
          return { scope, collection, item: scope === 'item' ? item : null, wanted: row.wanted, price, offer: listedOfferOf(row) };
        }),
      );
      return { items, next: last ? writeKeyCursor([last.when, last.hash]) : null, freshness };
    },
  };
}
