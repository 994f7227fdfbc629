import { and, desc, eq, isNull } from 'drizzle-orm';
import { EXPORT_ENTRIES, type PersonalData } from '../../../core/personal-data.ts';
import type { Db } from '../../../db/db.ts';
import { removeMembers, type Changes } from '../conversations/index.ts';
import { conversations, members, mentions, userHeads } from '../conversations/tables.ts';
import { messages } from './tables.ts';

/** What a person wrote: given out with their data. It stays with those to whom they wrote, without a name. */
export function messageData({ db, changes }: { db: Db; changes: Pick<Changes, 'within'> }): PersonalData {
  return {
    name: 'messages',
    async read({ userId }) {
      const rows = await db
        .select({
          conversation: messages.conversationId,
          seq: messages.seq,
          at: messages.createdAt,
          text: messages.text,
          editedAt: messages.editedAt,
          recalledAt: messages.recalledAt,
        })
        .from(messages)
        .where(eq(messages.senderId, userId))
        .orderBy(desc(messages.createdAt))
        .limit(EXPORT_ENTRIES);
      return rows.map((row) => ({ ...row, conversation: String(row.conversation) }));
    },
    async erase(tx, { userId }) {
      const isPrivate = and(eq(conversations.id, members.conversationId), eq(conversations.kind, 'private'));
      const chats = await tx
        .select({ id: members.conversationId })
        .from(members)
        .innerJoin(conversations, isPrivate)
        .where(and(eq(members.userId, userId), isNull(members.leftAt)))
        .orderBy(members.conversationId);
      for (const { id } of chats)
        await changes.within(tx, id, async (change) => void (await removeMembers(change.tx, id, [userId], change.at)));
      await tx.delete(mentions).where(eq(mentions.userId, userId));
      await tx.delete(userHeads).where(eq(userHeads.userId, userId));
    },
  };
}
