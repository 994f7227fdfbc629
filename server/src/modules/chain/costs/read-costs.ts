import type { CostReader, TransactionCost } from '@mortar/chain/costs';
import { ChainServerError } from '@mortar/chain/source';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { cursorOf } from '../sync/index.ts';

/** Transactions of one request to a chain's server, and of one look. */
const AT_ONCE = 50;
const MOST = 1000;

/** A transaction of the facts, with the block in which they have it. */
export interface Sent {
  transaction: string;
  blockHash: string;
}

/** Keeps costs $2, as JSON, of transactions that the facts of chain $1 have in the same block. */
const keepCosts = statement<never>(
  'chain_costs_keep',
  `insert into chain_costs (chain_id, transaction, block, block_hash, payer, gas, paid)
   select $1::bigint, c.transaction, c.block, c."blockHash", c.payer, c.gas, c.paid
   from jsonb_to_recordset($2::text::jsonb)
     as c (transaction text, block integer, "blockHash" text, payer text, gas numeric, paid jsonb)
   where exists (select from chain_transfers t
     where t.chain_id = $1 and t.block = c.block and t.block_hash = c."blockHash" and t.transaction = c.transaction)
   on conflict do nothing`,
);

/** Nothing is taken back while it's kept. */
const keep = (db: Db, chainId: number, found: readonly TransactionCost[]): Promise<void> =>
  db.transaction(async (tx) => {
    await cursorOf(tx, chainId).hold();
    await keepCosts(tx, [chainId, JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))]);
  });

/**
 * Reads what some transactions cost and keeps it, as far as the chain's server answers; those of another block than the facts have are
 * left for later.
 */
export async function readCosts(db: Db, chainId: number, read: CostReader, missing: readonly Sent[]): Promise<void> {
  const blockOf = new Map(missing.map(({ transaction, blockHash }) => [transaction, blockHash]));
  const wanted = [...blockOf.keys()];
  for (let first = 0; first < Math.min(wanted.length, MOST); first += AT_ONCE) {
    const answered = await read(wanted.slice(first, first + AT_ONCE)).catch((error: unknown) => {
      if (error instanceof ChainServerError) return undefined;
      throw error;
    });
    if (!answered) return;
    await keep(
      db,
      chainId,
      answered.filter(({ transaction, blockHash }) => blockOf.get(transaction) === blockHash),
    );
  }
}
