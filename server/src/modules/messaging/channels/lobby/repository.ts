import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { conversations, heads } from '../../conversations/tables.ts';
import { messages } from '../../log/tables.ts';

/** Of so many of the largest open channels, those are shown that were written in last. */
const LARGEST = 50;

/** The SQL of what visitors see of channels. */
export const lobbyOf = (db: Db) => ({
  async read(limit: number) {
    const open = db
      .select()
      .from(conversations)
      .where(and(eq(conversations.kind, 'channel'), eq(conversations.joinRule, 'open'), isNull(conversations.endedAt)))
      .orderBy(desc(conversations.members))
      .limit(LARGEST)
      .as('open');
    return db
      .select({ id: open.id, name: open.name, imageUrl: open.imageUrl, members: open.members, isDemo: open.isDemo, last: messages })
      .from(open)
      .innerJoin(heads, eq(heads.conversationId, open.id))
      .leftJoin(messages, and(eq(messages.conversationId, open.id), eq(messages.seq, heads.lastSeq)))
      .orderBy(desc(heads.lastAt))
      .limit(limit);
  },
});
