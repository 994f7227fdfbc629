import type { Output, Query } from '@mortar/protocol';
import type { Holding, listHeldCollections, listHoldings } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { AppError } from '../../../lib/app-error.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { collectionId, partsOf } from '../ids.ts';
import { placedItems } from '../items/find-placed.ts';
import type { ChainMarket } from '../markets.ts';
import { cut } from '../../../lib/page.ts';
import { findHeldCollections, findHoldings, type HoldingRow } from './find-holdings.ts';
import type { OwnDeps } from './deps.ts';
import { boundOn } from '../wallets.ts';

const NUMBER = /^-?[0-9]{1,78}([.][0-9]{1,6})?$/;
const timeOf = (text: string): string => new Date(text).toISOString();
/** The last moment that a `Date` has; options may be meant to last longer. */
const LAST_MS = 8.64e15;
const endOf = (seconds: string | number | null): string => new Date(Math.min(Number(seconds) * 1000, LAST_MS)).toISOString();

const priceOf = ({ currencyOf }: ChainMarket, price: string | null, currency: string | null) =>
  price === null || currency === null ? null : amountIn(currencyOf, currency, price);

/** The place that a cursor holds: part, key, contract, number. */
function placeAfter(cursor: string | undefined): string[] {
  const key = readKeyCursor<string[]>(cursor, ['', '', '', '']) ?? ['-1', '0', '', '0'];
  const [part, number, collection, token] = key as [string, string, string, string];
  if (!/^(-1|0|1)$/.test(part) || ![number, token].every((value) => NUMBER.test(value)) || !/^(0x[0-9a-f]{40})?$/.test(collection))
    throw new AppError('validation');
  return key;
}

/** Reads what people's bound wallets hold. */
export function createHoldings({ db, clock, markets, walletsOf }: OwnDeps) {
  const now = () => String(Math.floor(clock.now() / 1000));

  return {
    async list(
      userId: number,
      { chain, collection, filter, sort, cursor, pageSize }: Query<typeof schemas.listHoldings>,
    ): Promise<Output<typeof listHoldings>> {
      const freshness = await markets.freshness(chain);
      const market = markets.of(chain);
      const account = await boundOn(market, walletsOf, userId);
      const contract = collection === undefined ? null : partsOf(collection).collection;
      const rows = await findHoldings(db, sort, [chain, account, contract, filter, now(), pageSize + 1, ...placeAfter(cursor)]);
      const { shown, last } = cut(rows, pageSize);
      const keys = shown.map((row) => ({ collection: row.collection, tokenId: row.token_id }));
      const placed = await placedItems(db, market, now(), keys);
      const items = await Promise.all(
        shown.map(async (row, index): Promise<Holding> => {
          const listed = await priceOf(market, row.listed_price, row.listed_currency);
          return {
            ...placed(keys[index]!),
            held: row.quantity,
            listed: listed && { hash: row.listed_hash!, price: listed, ends: endOf(row.listed_until) },
            got: {
              kind: gotBy(row),
              price: await priceOf(market, row.got_price, row.got_currency),
              at: timeOf(row.got_at),
              transaction: row.got_transaction,
            },
          };
        }),
      );
      const next = last ? writeKeyCursor([last.part, last.key, last.collection, last.token_id]) : null;
      return { items, next, freshness };
    },

    async collections(
      userId: number,
      { chain, cursor, pageSize }: Query<typeof schemas.listHeldCollections>,
    ): Promise<Output<typeof listHeldCollections>> {
      const freshness = await markets.freshness(chain);
      const market = markets.of(chain);
      const account = await boundOn(market, walletsOf, userId);
      const { names, boxes } = market.deployment;
      const [after = ''] = readKeyCursor<[string]>(cursor, ['']) ?? [];
      const rows = await findHeldCollections(db, [chain, account, after, pageSize + 1, now(), names, boxes]);
      const { shown, last } = cut(rows, pageSize);
      const items = await Promise.all(
        shown.map(async ({ collection, name, items: count, floor }) => ({
          collection: { id: collectionId(chain, collection), name, floor: await priceOf(market, floor, NOBODY) },
          items: count,
        })),
      );
      return { items, next: last ? writeKeyCursor([last.collection]) : null, freshness };
    },
  };
}

function gotBy({ got_from: from, got_price: price }: HoldingRow): Holding['got']['kind'] {
  if (price !== null) return 'bought';
  return from === NOBODY ? 'minted' : 'received';
}
