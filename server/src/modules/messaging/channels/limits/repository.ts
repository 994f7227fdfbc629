import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import type { TimeCursor } from '../../../../lib/time-cursor.ts';
import { members } from '../../conversations/tables.ts';
import { blocks } from './tables.ts';

/** Somebody who may not write until a time, or not come in at all. */
export interface LimitRow {
  userId: number;
  until: Date | null;
  reason: string;
  by: number | null;
  at: Date;
}

export interface Mute {
  until: Date;
  reason: string;
  by: number;
  at: Date;
}

/** The SQL of who is muted in channels and blocked from them. */
export function limitsOf(db: Db) {
  const isOne = (conversationId: number, userId: number) => and(eq(blocks.conversationId, conversationId), eq(blocks.userId, userId));
  return {
    /** @param mute null takes it away */
    async mute(conversationId: number, userId: number, mute: Mute | null): Promise<void> {
      const { until: mutedUntil = null, reason: muteReason = '', by: mutedBy = null, at: mutedAt = null } = mute ?? {};
      await db
        .update(members)
        .set({ mutedUntil, muteReason, mutedBy, mutedAt })
        .where(and(eq(members.conversationId, conversationId), eq(members.userId, userId)));
    },

    /** Members who are muted at a time, who was muted last first. @param ownOf of this one alone */
    muted: async (
      conversationId: number,
      now: Date,
      ownOf: number | null,
      { until, skip }: TimeCursor,
      limit: number,
    ): Promise<LimitRow[]> => {
      const rows = await db
        .select({ userId: members.userId, until: members.mutedUntil, reason: members.muteReason, by: members.mutedBy, at: members.mutedAt })
        .from(members)
        .where(
          and(
            eq(members.conversationId, conversationId),
            isNull(members.leftAt),
            gt(members.mutedUntil, now),
            until && lte(members.mutedAt, until),
            ownOf === null ? undefined : eq(members.userId, ownOf),
          ),
        )
        .orderBy(desc(members.mutedAt), desc(members.userId))
        .offset(skip)
        .limit(limit);
      return rows.map((row) => ({ ...row, at: row.at ?? row.until! }));
    },

    /** @returns whether it is new */
    async block(block: typeof blocks.$inferInsert): Promise<boolean> {
      const rows = await db.insert(blocks).values(block).onConflictDoNothing().returning({ userId: blocks.userId });
      return rows.length > 0;
    },

    async unblock(conversationId: number, userId: number): Promise<boolean> {
      const rows = await db.delete(blocks).where(isOne(conversationId, userId)).returning({ userId: blocks.userId });
      return rows.length > 0;
    },

    isBlocked: async (conversationId: number, userId: number): Promise<boolean> =>
      (await db.$count(blocks, isOne(conversationId, userId))) > 0,

    /** Those of these people who are blocked. */
    async blockedAmong(conversationId: number, userIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (userIds.length === 0) return new Set();
      const rows = await db
        .select({ userId: blocks.userId })
        .from(blocks)
        .where(and(eq(blocks.conversationId, conversationId), inArray(blocks.userId, [...userIds])));
      return new Set(rows.map(({ userId }) => userId));
    },

    /** Who is blocked, who was blocked last first. @param ownOf of this one alone */
    blocked: async (conversationId: number, ownOf: number | null, { until, skip }: TimeCursor, limit: number): Promise<LimitRow[]> => {
      const rows = await db
        .select({ userId: blocks.userId, reason: blocks.reason, by: blocks.by, at: blocks.at })
        .from(blocks)
        .where(
          and(
            eq(blocks.conversationId, conversationId),
            until && lte(blocks.at, until),
            ownOf === null ? undefined : eq(blocks.userId, ownOf),
          ),
        )
        .orderBy(desc(blocks.at), desc(blocks.userId))
        .offset(skip)
        .limit(limit);
      return rows.map((row) => ({ ...row, until: null }));
    },
  };
}
