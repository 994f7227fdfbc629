import { lt, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { TelemetryRepository } from './service.ts';
import { frontendLog, visits } from './tables.ts';

/** The SQL of reports and visits. */
export function createTelemetryRepository(db: PostgresJsDatabase): TelemetryRepository {
  const oneVisit = db
    .insert(visits)
    .values({ day: sql.placeholder('day'), path: sql.placeholder('path'), count: 1, external: sql.placeholder('external') })
    .onConflictDoUpdate({
      target: [visits.day, visits.path],
      set: { count: sql`${visits.count} + 1`, external: sql`${visits.external} + excluded.external` },
    })
    .prepare('account_visit_add');

  return {
    async addLogRows(rows) {
      await db.insert(frontendLog).values([...rows]);
    },
    async addVisit({ day, path, isExternal }) {
      await oneVisit.execute({ day, path, external: isExternal ? 1 : 0 });
    },
    async removeLogRowsBefore(time) {
      await db.delete(frontendLog).where(lt(frontendLog.receivedAt, time));
    },
  };
}
