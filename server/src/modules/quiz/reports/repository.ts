import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { questionReports } from './tables.ts';

/** The SQL of reports of questions. */
export function questionReportsOf(db: Db) {
  return {
    async put(report: typeof questionReports.$inferInsert): Promise<void> {
      const { reason, text, at } = report;
      await db
        .insert(questionReports)
        .values(report)
        .onConflictDoUpdate({
          target: [questionReports.userId, questionReports.questionId, questionReports.rev],
          set: { reason, text, at, judgedAt: null },
        });
    },
    ofPerson: (userId: number, limit: number) =>
      db.select().from(questionReports).where(eq(questionReports.userId, userId)).orderBy(desc(questionReports.at)).limit(limit),
    async forget(userId: number): Promise<void> {
      await db.delete(questionReports).where(eq(questionReports.userId, userId));
    },
  };
}
