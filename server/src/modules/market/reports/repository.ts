import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { reportsIn } from '../../moderation/index.ts';
import { reports } from './tables.ts';

/** The SQL of what people report of the market. */
export const reportsOf = (db: Db) => ({
  ...reportsIn(db, reports),
  /** Whether somebody has reported it, also where that was judged. */
  isReported: async (target: string): Promise<boolean> => (await db.$count(reports, eq(reports.target, target))) > 0,
});
