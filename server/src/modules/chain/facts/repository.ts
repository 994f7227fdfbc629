import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Drop, Sale, Transfer } from './read.ts';
import { drops, sales, transfers } from './tables.ts';

const PLACE = 'block int, log_index int, block_hash text, transaction text, at timestamptz';
const TRANSFER = `${PLACE}, sub int, collection text, token_id numeric, from_address text, to_address text, quantity numeric`;
const SALE = `${PLACE}, option_hash text, seller text, buyer text, recipient text, collection text, token_id numeric, quantity numeric,
  currency text, unit_price numeric, fee numeric, royalty numeric, royalty_to text, channel text, nonce numeric`;
const DROP = `${PLACE}, collection text, creator text, is_copies boolean, name text, symbol text`;

const namesOf = (columns: string): string =>
  columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ');

/** Adds rows of JSON to a table of facts. */
const adding = (table: string, columns: string) =>
  statement<never>(
    `${table}_add`,
    `insert into ${table} (chain_id, ${namesOf(columns)})
     select $1::bigint, ${namesOf(columns)} from jsonb_to_recordset($2::jsonb) as t (${columns})`,
  );
const addTransfers = adding('chain_transfers', TRANSFER);
const addSales = adding('chain_sales', SALE);
const addDrops = adding('chain_drops', DROP);

/** What some blocks told. */
export interface Told {
  transfers: readonly Transfer[];
  sales: readonly Sale[];
  drops: readonly Drop[];
}

/** The SQL of what a chain told. */
export const factsOf = (db: Db, chainId: number) => ({
  async add(told: Told): Promise<void> {
    const all = [
      [addDrops, told.drops],
      [addTransfers, told.transfers],
      [addSales, told.sales],
    ] as const;
    for (const [add, rows] of all) if (rows.length > 0) await add(db, [chainId, JSON.stringify(rows)]);
  },
  async forgetAbove(block: number): Promise<void> {
    for (const table of [sales, transfers, drops]) await db.delete(table).where(and(eq(table.chainId, chainId), gt(table.block, block)));
  },
  /** Collections that people made. */
  async collections(): Promise<string[]> {
    const rows = await db.select({ collection: drops.collection }).from(drops).where(eq(drops.chainId, chainId));
    return rows.map(({ collection }) => collection);
  },
});
