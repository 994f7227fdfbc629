import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { pgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import type { reportColumns } from './tables.ts';

/** A table of these columns whose key is person and target. */
type ReportsTable = ReturnType<typeof pgTable<string, ReturnType<typeof reportColumns>>>;

const DAY_MS = 24 * 3600 * 1000;
/** Most that one person reports in a day. */
const MOST = 20;

/** The SQL of a module's reports. */
export const reportsIn = (db: Db, reports: ReportsTable) => ({
  /** The caller lets one person's reports come one after the other. @returns false where the person has reported enough for a day */
  async put(report: Omit<ReportsTable['$inferInsert'], 'judgedAt'>): Promise<boolean> {
    const { userId, reason, text, at } = report;
    const today = and(eq(reports.userId, userId), gt(reports.at, new Date(at.getTime() - DAY_MS)));
    if ((await db.$count(reports, today)) >= MOST) return false;
    await db
      .insert(reports)
      .values(report)
      .onConflictDoUpdate({ target: [reports.userId, reports.target], set: { reason, text, at, judgedAt: null } });
    return true;
  },
  /** What waits to be judged, most reported first. */
  waiting: (limit: number) =>
    db
      .select({
        target: reports.target,
        people: count(),
        reasons: sql<string>`string_agg(distinct ${reports.reason}, ', ')`,
        at: max(reports.at),
        text: sql<string>`(array_agg(${reports.text} order by ${reports.at} desc) filter (where ${reports.text} <> ''))[1]`,
      })
      .from(reports)
      .where(isNull(reports.judgedAt))
      .groupBy(reports.target)
      .orderBy(desc(count()), desc(max(reports.at)))
      .limit(limit),
  /** @returns whether any waited */
  async judge(target: string, at: Date): Promise<boolean> {
    const rows = await db
      .update(reports)
      .set({ judgedAt: at })
      .where(and(eq(reports.target, target), isNull(reports.judgedAt)))
      .returning({ userId: reports.userId });
    return rows.length > 0;
  },
  ofPerson: (userId: number, limit: number) =>
    db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.at)).limit(limit),
  async forget(userId: number): Promise<void> {
    await db.delete(reports).where(eq(reports.userId, userId));
  },
});
