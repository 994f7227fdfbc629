import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Sale, Transfer } from './read.ts';
import { sales, transfers } from './tables.ts';

const PLACE = 'block int, log_index int, block_hash text, transaction text, at timestamptz';
const TRANSFER = `${PLACE}, sub int, collection text, token_id numeric, from_address text, to_address text, quantity numeric`;
const SALE = `${PLACE}, option_hash text, seller text, buyer text, recipient text, collection text, token_id numeric, quantity numeric,
  currency text, unit_price numeric, fee numeric, royalty numeric, royalty_to text, channel text, nonce numeric`;

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

/** The SQL of what a chain told. */
export const factsOf = (db: Db, chainId: number) => ({
  async add(told: { transfers: readonly Transfer[]; sales: readonly Sale[] }): Promise<void> {
    if (told.transfers.length > 0) await addTransfers(db, [chainId, JSON.stringify(told.transfers)]);
    if (told.sales.length > 0) await addSales(db, [chainId, JSON.stringify(told.sales)]);
  },
  async forgetAbove(block: number): Promise<void> {
    await db.delete(sales).where(and(eq(sales.chainId, chainId), gt(sales.block, block)));
    await db.delete(transfers).where(and(eq(transfers.chainId, chainId), gt(transfers.block, block)));
  },
});
