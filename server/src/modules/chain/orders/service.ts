import type { Output, Query } from '@mortar/protocol';
import type { getOrder, listAccountOrders, listItemOrders, listOrderEvents, listOrders } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { checkedNumber, LOG_END, placeBefore } from '../cursors.ts';
import { partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { cut } from '../../../lib/page.ts';
import { findOrderEvents } from './find-events.ts';
import { ordersOf, type OrderRow } from './find-orders.ts';
import { orderEventOf, orderOf } from './shown.ts';

interface Page {
  cursor?: string | undefined;
  pageSize: number;
}

const numberedOf = (id: string): { chain: number; number: string } => {
  const [chain, number] = id.split('-');
  return { chain: Number(chain), number: number! };
};

/** Reads the order book. */
export function createOrders({ db, markets }: { db: Db; markets: Markets }) {
  const of = (chain: number) => ordersOf(db, chain, markets.of(chain).deployment.names);
  const timeOf = async (chain: number) => ({ now: new Date((await markets.now(chain)) * 1000).toISOString() });

  /** Pages whose last created order comes first. */
  async function newest(
    chain: number,
    { cursor, pageSize }: Page,
    find: (before: string | undefined, limit: number) => Promise<OrderRow[]>,
  ) {
    const freshness = await markets.freshness(chain);
    const [before] = readKeyCursor(cursor, ['']) ?? [];
    const { shown, last } = cut(await find(before === undefined ? undefined : checkedNumber(before), pageSize + 1), pageSize);
    const items = await Promise.all(shown.map((row) => orderOf(markets.of(chain), row)));
    return { items, next: last ? writeKeyCursor([last.order_id]) : null, ...(await timeOf(chain)), freshness };
  }

  return {
    async list({ chain, cursor, pageSize, collection, ...which }: Query<typeof schemas.listOrders>): Promise<Output<typeof listOrders>> {
      const freshness = await markets.freshness(chain);
      const after = readKeyCursor<[number, string]>(cursor, [0, '']);
      if (after) checkedNumber(after[1]);
      const now = await markets.now(chain);
      const rows = await of(chain).list({ ...which, collection: collection?.toLowerCase(), now }, after, pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const items = await Promise.all(shown.map((row) => orderOf(markets.of(chain), row)));
      return {
        items,
        next: last ? writeKeyCursor([last.end_time, last.order_id]) : null,
        now: new Date(now * 1000).toISOString(),
        freshness,
      };
    },

    ofItem(id: string, page: Page): Promise<Output<typeof listItemOrders>> {
      const { chain, collection, tokenId } = partsOf(id);
      return newest(chain, page, (before, limit) => of(chain).ofItem(collection, tokenId, before, limit));
    },

    ofAccount(
      address: string,
      { chain, side, ...page }: Query<typeof schemas.listAccountOrders>,
    ): Promise<Output<typeof listAccountOrders>> {
      return newest(chain, page, (before, limit) => of(chain).ofAccount(side, address.toLowerCase(), before, limit));
    },

    async one(id: string): Promise<Output<typeof getOrder>> {
      const { chain, number } = numberedOf(id);
      const freshness = await markets.freshness(chain);
      const row = await of(chain).one(number);
      if (!row) throw new AppError('notFound', { status: 200 });
      return { order: await orderOf(markets.of(chain), row), ...(await timeOf(chain)), freshness };
    },

    async events({ id, kind, cursor, pageSize }: Query<typeof schemas.listOrderEvents>): Promise<Output<typeof listOrderEvents>> {
      const { chain, number } = numberedOf(id);
      const freshness = await markets.freshness(chain);
      const before = placeBefore(cursor, LOG_END);
      const { shown, last } = cut(await findOrderEvents(db, { chain, number, kind, limit: pageSize + 1 }, before), pageSize);
      const items = await Promise.all(shown.map((row) => orderEventOf(markets.of(chain), row)));
      return { items, next: last ? writeKeyCursor([last.block, last.log_index]) : null, ...(await timeOf(chain)), freshness };
    },
  };
}
