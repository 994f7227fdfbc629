import type { Output, Query } from '@mortar/protocol';
import type { listOwnOptions, listOwnOrders, OwnOrder } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { checkedTime } from '../cursors.ts';
import { placedItems } from '../items/find-placed.ts';
import { orders } from '../orders/tables.ts';
import { cut } from '../../../lib/page.ts';
import { isLiveOption, listedOptionOf, optionState, unitsLeft } from '../signed/listed.ts';
import { options } from '../signed/tables.ts';
import type { OwnDeps } from './deps.ts';
import { boundOn } from '../wallets.ts';

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Rows behind one in time, the latest first. @param cursor time and id of the last one before */
export function behind(cursor: string | undefined, [time, id]: readonly [SQL, SQL]): SQL | undefined {
  const [at, key] = readKeyCursor<[string, string]>(cursor, ['', '']) ?? [];
  if (at === undefined || key === undefined) return undefined;
  return sql`(${time}, ${id}) < (${checkedTime(at)}::timestamptz, ${key})`;
}

/** Reads what people have for sale, and had. */
export function createSelling({ db, clock, markets, walletsOf }: OwnDeps) {
  const now = () => String(Math.floor(clock.now() / 1000));

  return {
    async options(
      userId: number,
      { chain, filter, cursor, pageSize }: Query<typeof schemas.listOwnOptions>,
    ): Promise<Output<typeof listOwnOptions>> {
      const freshness = await markets.freshness(chain);
      const market = markets.of(chain);
      const account = await boundOn(market, walletsOf, userId);
      const isWanted = filter === 'live' ? isLiveOption(now()) : sql`not ${isLiveOption(now())}`;
      const rows = await db
        .select({
          ...getTableColumns(options),
          left: unitsLeft,
          state: optionState(now()),
          when: sql<string>`to_json(${options.addedAt}) #>> '{}'`,
        })
        .from(options)
        .where(
          and(
            eq(options.chainId, chain),
            eq(options.signer, account),
            isWanted,
            behind(cursor, [sql`${options.addedAt}`, sql`${options.hash}`]),
          ),
        )
        .orderBy(desc(options.addedAt), desc(options.hash))
        .limit(pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const placed = await placedItems(db, market, now(), shown);
      const items = await Promise.all(
        shown.map(async (row) => ({
          ...placed(row),
          listing: listedOptionOf(row),
          price: await amountIn(market.currencyOf, row.currency, row.price),
        })),
      );
      return { items, next: last ? writeKeyCursor([last.when, last.hash]) : null, freshness };
    },

    async orders(
      userId: number,
      { chain, filter, cursor, pageSize }: Query<typeof schemas.listOwnOrders>,
    ): Promise<Output<typeof listOwnOrders>> {
      const freshness = await markets.freshness(chain);
      const market = markets.of(chain);
      const account = await boundOn(market, walletsOf, userId);
      const isOpen = sql`${orders.state} in ('open', 'sold')`;
      const rows = await db
        .select({ ...getTableColumns(orders), when: sql<string>`to_json(${orders.changedAt}) #>> '{}'` })
        .from(orders)
        .where(
          and(
            eq(orders.chainId, chain),
            eq(orders.creator, account),
            filter === 'live' ? isOpen : sql`not ${isOpen}`,
            behind(cursor, [sql`${orders.changedAt}`, sql`${orders.orderId}::text`]),
          ),
        )
        .orderBy(desc(orders.changedAt), desc(sql`${orders.orderId}::text`))
        .limit(pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const placed = await placedItems(db, market, now(), shown);
      const items = await Promise.all(
        shown.map(async (row): Promise<OwnOrder> => {
          const asked = row.tradingType === 'fixed' ? String(BigInt(row.singlePrice) * BigInt(row.amount)) : row.expectedPrice;
          const isTaken = row.purchaser !== NOBODY;
          return {
            ...placed(row),
            orderId: row.orderId,
            kind: row.tradingType,
            state: row.state as OwnOrder['state'],
            version: row.version,
            units: row.amount,
            asked: await amountIn(market.currencyOf, row.currency, asked),
            paid: isTaken ? await amountIn(market.currencyOf, row.currency, row.price) : null,
            purchaser: isTaken ? row.purchaser : null,
            starts: dateOf(row.startTime),
            ends: dateOf(row.endTime),
            deliverBy: row.deliverBy > 0 ? dateOf(row.deliverBy) : null,
            changedAt: row.changedAt.toISOString(),
          };
        }),
      );
      return { items, next: last ? writeKeyCursor([last.when, last.orderId]) : null, freshness };
    },
  };
}
