import type { Output, Query } from '@mortar/protocol';
import type { listHolders, listSimilarItems } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { writeKeyCursor } from '../../../lib/key-cursor.ts';
import { amountAfter } from '../cursors.ts';
import { partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { cut } from '../../../lib/page.ts';
import { briefsOf } from '../search/briefs.ts';
import { findHolders, findSimilar } from './queries.ts';

const SECOND_MS = 1000;

/** Reads who has a collection, and which of its items are alike. */
export function createHolders({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  const now = () => String(Math.floor(clock.now() / SECOND_MS));

  return {
    async holders({ id, token, cursor, pageSize }: Query<typeof schemas.listHolders>): Promise<Output<typeof listHolders>> {
      const { chain, collection } = partsOf(id);
      const freshness = await markets.read(chain, collection);
      const { names } = markets.of(chain).deployment;
      const rows = await findHolders(db, [
        chain,
        collection,
        token ?? null,
        ...(amountAfter(cursor) ?? [null, null]),
        pageSize + 1,
        names,
        now(),
      ]);
      const { shown, last } = cut(rows, pageSize);
      const items = shown.map(({ owner: address, ...row }) => ({ address, ...row }));
      return { items, next: last ? writeKeyCursor([last.quantity, last.owner]) : null, freshness };
    },

    async similar({ id }: Query<typeof schemas.listSimilarItems>): Promise<Output<typeof listSimilarItems>> {
      const { chain, collection, tokenId } = partsOf(id);
      const freshness = await markets.read(chain, collection);
      const rows = await findSimilar(db, [chain, collection, tokenId]);
      const tokens = rows.map(({ token_id: token }) => ({ collection, token_id: token }));
      const briefs = await briefsOf(db, markets.of(chain), tokens, now());
      return { items: rows.map(({ shared }, index) => ({ item: briefs[index]!, shared })), freshness };
    },
  };
}
