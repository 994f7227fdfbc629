import type { BankQuestion } from '@mortar/protocol/quiz';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { calibrations } from './tables.ts';

export type CalibrationRow = typeof calibrations.$inferSelect;
/** Plays from which on a correlation says something. */
export const ENOUGH_PLAYS = 50;

/** Correlation of being right with the players' rating, -1 to 1; null while there are too few, or all did the same. */
export function correlationOf({ plays, right, sumRating, sumSquare, sumRight }: CalibrationRow): number | null {
  if (plays < ENOUGH_PLAYS) return null;
  const spread = (plays * sumSquare - sumRating ** 2) * (plays * right - right ** 2);
  return spread > 0 ? (plays * sumRight - sumRating * right) / Math.sqrt(spread) : null;
}

/** What a wording's plays have shown; null before the first. */
export async function readFigures(db: Db, questionId: string, rev: number): Promise<BankQuestion['figures']> {
  const [row] = await db
    .select()
    .from(calibrations)
    .where(and(eq(calibrations.questionId, questionId), eq(calibrations.rev, rev)));
  if (!row) return null;
  const { rating, plays, right, surplus } = row;
  return { rating: Math.round(rating), plays, right, correlation: correlationOf(row), surplus };
}
