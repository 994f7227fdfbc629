import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import type { TimeCursor } from '../../../../lib/time-cursor.ts';
import { applications } from './tables.ts';

/** The SQL of who wants to come into channels. */
export function applicationsOf(db: Db) {
  const isOne = (conversationId: number, userId: number) =>
    and(eq(applications.conversationId, conversationId), eq(applications.userId, userId));
  return {
    /** @returns whether there was none before */
    async add(application: typeof applications.$inferInsert): Promise<boolean> {
      const rows = await db.insert(applications).values(application).onConflictDoNothing().returning({ userId: applications.userId });
      return rows.length > 0;
    },

    /** @returns whether there was one */
    async remove(conversationId: number, userId: number): Promise<boolean> {
      const rows = await db.delete(applications).where(isOne(conversationId, userId)).returning({ userId: applications.userId });
      return rows.length > 0;
    },

    page: (conversationId: number, { until, skip }: TimeCursor, limit: number) =>
      db
        .select({ userId: applications.userId, text: applications.text, at: applications.at })
        .from(applications)
        .where(and(eq(applications.conversationId, conversationId), until && lte(applications.at, until)))
        .orderBy(desc(applications.at), desc(applications.userId))
        .offset(skip)
        .limit(limit),

    count: (conversationId: number): Promise<number> => db.$count(applications, eq(applications.conversationId, conversationId)),

    /** Those of these channels that a person waits for. */
    async waitingFor(userId: number, conversationIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (conversationIds.length === 0) return new Set();
      const rows = await db
        .select({ id: applications.conversationId })
        .from(applications)
        .where(and(eq(applications.userId, userId), inArray(applications.conversationId, [...conversationIds])));
      return new Set(rows.map(({ id }) => id));
    },

    async forget(userId: number): Promise<void> {
      await db.delete(applications).where(eq(applications.userId, userId));
    },
  };
}
