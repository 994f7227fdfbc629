import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { conversations, heads, members } from './tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type HeadRow = typeof heads.$inferSelect;

/**
 * Takes the lock of a conversation until the transaction ends: whoever writes to it takes this first, so that sends, edits and
 * bans stand in one order. Of several the smaller id is locked first, and heads before `touchMembers`.
 * @throws AppError `notFound`
 */
export async function lockConversation(tx: Db, id: number): Promise<{ conversation: ConversationRow; head: HeadRow }> {
  const [head] = await tx.select().from(heads).where(eq(heads.conversationId, id)).for('no key update');
  // Read behind the lock: what was changed by whoever held it is seen.
  const [conversation] = head ? await tx.select().from(conversations).where(eq(conversations.id, id)) : [];
  if (!head || !conversation || conversation.endedAt) throw new AppError('notFound', { status: 200 });
  return { conversation, head };
}

/** Takes these locks of all conversations that somebody is in, for work that goes on to change several of them. */
export async function lockConversationsOf(tx: Db, userId: number): Promise<void> {
  const isIn = and(eq(members.conversationId, heads.conversationId), eq(members.userId, userId), isNull(members.leftAt));
  await tx
    .select({ id: heads.conversationId })
    .from(heads)
    .innerJoin(members, isIn)
    .orderBy(heads.conversationId)
    .for('no key update', { of: heads });
}

/** The next pts of a conversation, for one change of it. */
export async function takePts(tx: Db, id: number): Promise<number> {
  const [row] = await tx
    .update(heads)
    .set({ lastPts: sql`${heads.lastPts} + 1` })
    .where(eq(heads.conversationId, id))
    .returning({ pts: heads.lastPts });
  return row!.pts;
}
