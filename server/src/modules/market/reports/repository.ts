import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { reports } from './tables.ts';

export type NewReport = Omit<typeof reports.$inferInsert, 'judgedAt'>;

/** The SQL of reports. */
export function reportsOf(db: Db) {
  return {
    /** Reports of one person come one after the other. */
    hold: (userId: number) => holdLock(db, 'reports', userId),
    countSince: (userId: number, time: Date): Promise<number> => db.$count(reports, and(eq(reports.userId, userId), gt(reports.at, time))),
    async put(report: NewReport): Promise<void> {
      const { reason, text, at } = report;
      await db
        .insert(reports)
        .values(report)
        .onConflictDoUpdate({ target: [reports.userId, reports.subject], set: { reason, text, at, judgedAt: null } });
    },
    /** What waits for an operator, most reported first. */
    waiting: (limit: number) =>
      db
        .select({
          subject: reports.subject,
          people: count(),
          reasons: sql<string>`string_agg(distinct ${reports.reason}, ', ')`,
          at: max(reports.at),
          text: sql<string>`(array_agg(${reports.text} order by ${reports.at} desc) filter (where ${reports.text} <> ''))[1]`,
        })
        .from(reports)
        .where(isNull(reports.judgedAt))
        .groupBy(reports.subject)
        .orderBy(desc(count()), desc(max(reports.at)))
        .limit(limit),
    async judge(subject: string, at: Date): Promise<number> {
      const rows = await db
        .update(reports)
        .set({ judgedAt: at })
        .where(and(eq(reports.subject, subject), isNull(reports.judgedAt)))
        .returning({ userId: reports.userId });
      return rows.length;
    },
    ofPerson: (userId: number, limit: number) =>
      db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.at)).limit(limit),
    async forget(userId: number): Promise<void> {
      await db.delete(reports).where(eq(reports.userId, userId));
    },
  };
}
