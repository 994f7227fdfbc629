import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { invites } from './tables.ts';

export type InviteRow = typeof invites.$inferSelect;

/** Whether an invite still works at a time. */
export const isOpen = ({ revokedAt, expiresAt, uses, used }: InviteRow, at: Date): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > at) && (uses === null || used < uses);

const worksAt = (at: Date) =>
  and(
    isNull(invites.revokedAt),
    or(isNull(invites.expiresAt), gt(invites.expiresAt, at)),
    or(isNull(invites.uses), lt(invites.used, invites.uses)),
  );

/** The SQL of links into channels. */
export const invitesOf = (db: Db) => ({
  async add(invite: typeof invites.$inferInsert): Promise<void> {
    await db.insert(invites).values(invite);
  },

  find: async (code: string): Promise<InviteRow | undefined> => (await db.select().from(invites).where(eq(invites.code, code))).at(0),

  /** Uses a link once. @returns whether it worked */
  async use(code: string, conversationId: number, at: Date): Promise<boolean> {
    const rows = await db
      .update(invites)
      .set({ used: sql`${invites.used} + 1` })
      .where(and(eq(invites.code, code), eq(invites.conversationId, conversationId), worksAt(at)))
      .returning({ code: invites.code });
    return rows.length > 0;
  },

  /** Those of a channel that work, the newest first. @param by of this person alone */
  open: (conversationId: number, at: Date, by: number | null, limit: number): Promise<InviteRow[]> =>
    db
      .select()
      .from(invites)
      .where(and(eq(invites.conversationId, conversationId), worksAt(at), by === null ? undefined : eq(invites.by, by)))
      .orderBy(desc(invites.createdAt))
      .limit(limit),

  async revoke(code: string, at: Date): Promise<void> {
    await db.update(invites).set({ revokedAt: at }).where(eq(invites.code, code));
  },

  async revokeOf(userId: number, at: Date): Promise<void> {
    await db
      .update(invites)
      .set({ revokedAt: at })
      .where(and(eq(invites.by, userId), isNull(invites.revokedAt)));
  },
});
