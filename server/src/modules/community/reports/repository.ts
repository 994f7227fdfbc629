import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { reports } from './tables.ts';

/** The SQL of reports. */
export const reportsOf = (db: Db) => ({
  countSince: (userId: number, time: Date): Promise<number> => db.$count(reports, and(eq(reports.userId, userId), gt(reports.at, time))),
  async put(report: Omit<typeof reports.$inferInsert, 'judgedAt'>): Promise<void> {
    const { reason, text, at } = report;
    await db
      .insert(reports)
      .values(report)
      .onConflictDoUpdate({ target: [reports.userId, reports.target], set: { reason, text, at, judgedAt: null } });
  },
  /** What waits for a moderator, most reported first. */
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
  async judge(target: string, at: Date): Promise<number> {
    const rows = await db
      .update(reports)
      .set({ judgedAt: at })
      .where(and(eq(reports.target, target), isNull(reports.judgedAt)))
      .returning({ userId: reports.userId });
    return rows.length;
  },
  ofPerson: (userId: number, limit: number) =>
    db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.at)).limit(limit),
  async forget(userId: number): Promise<void> {
    await db.delete(reports).where(eq(reports.userId, userId));
  },
});
