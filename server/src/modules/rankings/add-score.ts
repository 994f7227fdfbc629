import type { Db } from '../../db/db.ts';
import { boardsOf } from './repository.ts';
import type { Board } from './tables.ts';

/** Points that somebody got for a cause. */
export interface Scored {
  board: Board;
  userId: number;
  /** Below 0 where points are taken back. */
  points: number;
  /** Names the cause on its board: it counts once. */
  ref: string;
  at: Date;
}

/** Gives points in the transaction in which they are earned; boards show them within a second or two. */
export const addScore = (tx: Db, scored: Scored): Promise<void> => boardsOf(tx).add(scored);
