import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { newConversationId } from './ids.ts';
import { conversations, heads } from './tables.ts';

type NewConversation = Omit<typeof conversations.$inferInsert, 'id' | 'epoch' | 'members'>;

/** A conversation without anybody in it, with its head. @returns its id; undefined for a private chat that is there already */
export async function beginConversation(tx: Db, conversation: NewConversation): Promise<number | undefined> {
  const [row] = await tx
    .insert(conversations)
    .values({ ...conversation, id: newConversationId() })
    .onConflictDoNothing({ target: [conversations.lowUser, conversations.highUser] })
    .returning({ id: conversations.id });
  if (row) await tx.insert(heads).values({ conversationId: row.id, lastAt: conversation.createdAt });
  return row?.id;
}

/** The private chat of two. */
export async function findPrivateChat(db: Db, a: number, b: number): Promise<number | undefined> {
  const isOne = and(eq(conversations.lowUser, Math.min(a, b)), eq(conversations.highUser, Math.max(a, b)));
  return (await db.select({ id: conversations.id }).from(conversations).where(isOne)).at(0)?.id;
}
