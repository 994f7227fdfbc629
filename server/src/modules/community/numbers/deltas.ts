import type { Db } from '../../../db/db.ts';
import { deltas, type Counted } from './tables.ts';

export interface Delta {
  postId: number;
  seq: number;
  what: Counted;
  d: number;
}

/** Counts in the transaction of what is counted: one row for each thing, however many people it is about. */
export async function addDeltas(tx: Db, changes: readonly Delta[]): Promise<void> {
  const sums = new Map<string, Delta>();
  for (const change of changes) {
    const key = `${change.postId} ${change.seq} ${change.what}`;
    sums.set(key, { ...change, d: change.d + (sums.get(key)?.d ?? 0) });
  }
  const moved = [...sums.values()].filter(({ d }) => d !== 0);
  if (moved.length > 0) await tx.insert(deltas).values(moved);
}
