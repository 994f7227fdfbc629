import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { audit } from './tables.ts';

export type AuditRow = typeof audit.$inferSelect;
export type NewAudit = Omit<typeof audit.$inferInsert, 'id'>;

/** The SQL of what owner and admins did. */
export const auditOf = (db: Db) => ({
  async add(entry: NewAudit): Promise<void> {
    await db.insert(audit).values(entry);
  },

  /** The latest first. @param before number of the entry that the page ends before */
  page: (conversationId: number, before: number | undefined, limit: number): Promise<AuditRow[]> =>
    db
      .select()
      .from(audit)
      .where(and(eq(audit.conversationId, conversationId), before === undefined ? undefined : lt(audit.id, before)))
      .orderBy(desc(audit.id))
      .limit(limit),
});
