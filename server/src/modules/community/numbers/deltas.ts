import type { Db } from '../../../db/db.ts';
import { deltas, type Counted } from './tables.ts';

export interface Delta {
  postId: number;
  seq: number;
  what: Counted;
  d: number;
}

/** Counts in the transaction of what is counted. */
export async function addDeltas(tx: Db, changes: readonly Delta[]): Promise<void> {
  if (changes.length > 0) await tx.insert(deltas).values([...changes]);
}
