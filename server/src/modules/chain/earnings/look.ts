import type { Db } from '../../../db/db.ts';
import { readCosts } from '../costs/read-costs.ts';
import type { ChainMarket } from '../markets.ts';
import { findMoves } from '../own/find-moves.ts';
import type { MoveRow } from '../own/move.ts';
import type { Own } from '../wallets.ts';

const unknownOf = (rows: readonly MoveRow[]): MoveRow[] => rows.filter(({ payer }) => payer === null);

/**
 * All moves of somebody, the oldest first, with what their transactions cost; what isn't known of that is asked of the chain and kept.
 * @returns also how many transactions stay without
 */
export async function movesWithCosts(db: Db, market: ChainMarket, own: Own): Promise<{ rows: MoveRow[]; withoutGas: number }> {
  const chain = market.deployment.chainId;
  const rows = await findMoves(db, chain, own);
  const unknown = unknownOf(rows);
  if (unknown.length === 0) return { rows: rows.toReversed(), withoutGas: 0 };
  const missing = unknown.map(({ transaction, block_hash: blockHash }) => ({ transaction, blockHash }));
  await readCosts(db, chain, market.costsOf, missing);
  const again = await findMoves(db, chain, own);
  return { rows: again.toReversed(), withoutGas: new Set(unknownOf(again).map(({ transaction }) => transaction)).size };
}
