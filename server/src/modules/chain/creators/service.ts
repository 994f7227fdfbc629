import type { Output, Query } from '@mortar/protocol';
import type { getCreator, listCollected, listCreated, listCreatorActivity, listCreatorSales } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import type { createActivity } from '../activity/service.ts';
import type { createCollections } from '../collections/service.ts';
import { amountsIn } from '../currencies.ts';
import { checkedTime } from '../cursors.ts';
import type { Markets } from '../markets.ts';
import { cut } from '../../../lib/page.ts';
import { briefsOf } from '../search/briefs.ts';
import { findCollected, findCreator, findForSale } from './queries.ts';

interface Deps {
  db: Db;
  clock: Clock;
  markets: Markets;
  collections: ReturnType<typeof createCollections>;
  activity: ReturnType<typeof createActivity>;
}

/** Reads what accounts made, hold and sell. */
export function createCreators({ db, clock, markets, collections, activity }: Deps) {
  const now = () => String(Math.floor(clock.now() / 1000));

  return {
    async index({ chain, address }: Query<typeof schemas.getCreator>): Promise<Output<typeof getCreator>> {
      const freshness = await markets.freshness(chain);
      const { deployment, currencyOf } = markets.of(chain);
      const account = address.toLowerCase();
      const [row] = await findCreator(db, [chain, account, deployment.names, now()]);
      const { volume, since, ...counts } = row!;
      const clean = volume.filter((one) => one.clean !== '0').map((one) => ({ currency: one.currency, amount: one.clean }));
      const creator = {
        chain,
        address: account,
        ...counts,
        since: since === null ? null : new Date(since).toISOString(),
        volume: await amountsIn(currencyOf, clean),
        rawVolume: await amountsIn(currencyOf, volume),
      };
      return { creator, freshness };
    },

    created: ({ chain, address, cursor, pageSize }: Query<typeof schemas.listCreated>): Promise<Output<typeof listCreated>> =>
      collections.list({ chain, creator: address, pageSize, ...(cursor !== undefined && { cursor }) }),

    async collected(query: Query<typeof schemas.listCollected>): Promise<Output<typeof listCollected>> {
      const { chain, address, cursor, pageSize } = query;
      const freshness = await markets.freshness(chain);
      const [collection, token] = readKeyCursor(cursor, ['', ''] as [string, string]) ?? ['', '-1'];
      if (!/^(-1|[0-9]{1,78})$/.test(token)) throw new AppError('validation');
      const { shown, last } = cut(await findCollected(db, [chain, address.toLowerCase(), collection, token, pageSize + 1]), pageSize);
      const items = await briefsOf(db, markets.of(chain), shown, now());
      return { items, next: last ? writeKeyCursor([last.collection, last.token_id]) : null, freshness };
    },

    async sales(query: Query<typeof schemas.listCreatorSales>): Promise<Output<typeof listCreatorSales>> {
      const { chain, address, cursor, pageSize } = query;
      const freshness = await markets.freshness(chain);
      const [added, hash] = readKeyCursor(cursor, ['', ''] as [string, string]) ?? ['infinity', ''];
      const rows = await findForSale(db, [chain, address.toLowerCase(), now(), checkedTime(added), hash, pageSize + 1]);
      const { shown, last } = cut(rows, pageSize);
      const items = await briefsOf(db, markets.of(chain), shown, now());
      return { items, next: last ? writeKeyCursor([last.added, last.hash]) : null, freshness };
    },

    activity: ({ chain, address, ...page }: Query<typeof schemas.listCreatorActivity>): Promise<Output<typeof listCreatorActivity>> =>
      activity.of(chain, address.toLowerCase(), page),
  };
}
