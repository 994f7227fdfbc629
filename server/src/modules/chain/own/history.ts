import type { Output, Query } from '@mortar/protocol';
import type { listOwnHistory, Move } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { writeKeyCursor } from '../../../lib/key-cursor.ts';
import { amountIn } from '../currencies.ts';
import { END, placeBefore } from '../cursors.ts';
import { placedItems } from '../items/find-placed.ts';
import { cut } from '../../../lib/page.ts';
import type { OwnDeps } from './deps.ts';
import { findMoves, placeOf } from './find-moves.ts';
import { kindOf, type MoveRow } from './move.ts';
import { ownOn } from '../wallets.ts';

/** Rows that are looked through at once for those of a kind. */
const AT_ONCE = 500;

/** Reads what happened to what people have and had. */
export function createHistory({ db, clock, markets, walletsOf }: OwnDeps) {
  return async (
    userId: number,
    { chain, kind, cursor, pageSize }: Query<typeof schemas.listOwnHistory>,
  ): Promise<Output<typeof listOwnHistory>> => {
    const freshness = await markets.freshness(chain);
    const market = markets.of(chain);
    const own = await ownOn(market, walletsOf, userId);
    let before = placeBefore(cursor, END);
    const found: MoveRow[] = [];
    for (let isEnd = false; !isEnd && found.length <= pageSize;) {
      const limit = kind ? AT_ONCE : pageSize + 1;
      const rows = await findMoves(db, chain, own, before, limit);
      found.push(...rows.filter((row) => !kind || kindOf(row, own) === kind));
      isEnd = rows.length < limit;
      if (rows.length > 0) before = placeOf(rows.at(-1)!);
    }
    const { shown, last } = cut(found, pageSize);
    const keys = shown.map((row) => ({ collection: row.collection, tokenId: row.token_id }));
    const placed = await placedItems(db, market, String(Math.floor(clock.now() / 1000)), keys);
    const items = await Promise.all(
      shown.map(async (row, index): Promise<Move> => {
        const is = kindOf(row, own);
        const isTrade = is === 'bought' || is === 'sold';
        return {
          id: placeOf(row).join('-'),
          kind: is,
          ...placed(keys[index]!),
          units: row.quantity,
          from: row.from_address === own.orderBook && row.creator !== null && isTrade ? row.creator : row.from_address,
          to: row.to_address,
          price: isTrade ? await amountIn(market.currencyOf, row.currency!, row.price!) : null,
          transaction: row.transaction,
          at: new Date(row.at).toISOString(),
        };
      }),
    );
    return { items, next: last ? writeKeyCursor([...placeOf(last)]) : null, freshness };
  };
}
