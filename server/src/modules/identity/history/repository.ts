import { and, desc, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { audit } from '../../moderation/index.ts';

export type AuditRow = typeof audit.$inferSelect;

/** The audit as the owner of an account may read it. */
export function historyOf(db: Db) {
  return {
    /** Events about any of these targets, the latest first. @param before number of the event that the page ends before */
    async page(targets: readonly string[], before: bigint | undefined, limit: number): Promise<AuditRow[]> {
      const isOwn = inArray(audit.target, [...targets]);
      return db
        .select()
        .from(audit)
        .where(before === undefined ? isOwn : and(isOwn, lt(audit.id, before)))
        .orderBy(desc(audit.id))
        .limit(limit);
    },
  };
}
