import { lt, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { frontendLog, visits } from './tables.ts';

/** One row of the log as it is kept. */
export type LogRow = typeof frontendLog.$inferInsert;

/** The SQL of reports and visits. */
export function createTelemetryRepository(db: PostgresJsDatabase) {
  const oneVisit = db
    .insert(visits)
    .values({ day: sql.placeholder('day'), path: sql.placeholder('path'), count: 1, external: sql.placeholder('external') })
    .onConflictDoUpdate({
      target: [visits.day, visits.path],
      set: { count: sql`${visits.count} + 1`, external: sql`${visits.external} + excluded.external` },
    })
    .prepare('account_visit_add');

  return {
    async addLogRows(rows: readonly LogRow[]): Promise<void> {
      await db.insert(frontendLog).values([...rows]);
    },
    /** @param visit day as `YYYY-MM-DD` in UTC */
    async addVisit({ day, path, isExternal }: { day: string; path: string; isExternal: boolean }): Promise<void> {
      await oneVisit.execute({ day, path, external: isExternal ? 1 : 0 });
    },
    async removeLogRowsBefore(time: Date): Promise<void> {
      await db.delete(frontendLog).where(lt(frontendLog.receivedAt, time));
    },
  };
}
