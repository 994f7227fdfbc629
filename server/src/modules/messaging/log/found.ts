import type { Input, Output } from '@mortar/protocol';
import type { listMentions, listPins } from '@mortar/protocol/messaging';
import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import type { MessageRow } from './rows.ts';
import { messages } from './tables.ts';
import type { LogView } from './view.ts';
import { keyOf, memberOf, touchMembers, type Touched } from '../conversations/index.ts';
import { members, mentions } from '../conversations/tables.ts';

export interface FoundDeps {
  db: Db;
  view: LogView;
  /** Tells people of what changed of their own. */
  tellUsers(touched: readonly Touched[]): void;
}

/** Messages that a person finds without scrolling: those that are pinned, and those that name them. */
export function createFound({ db, view, tellUsers }: FoundDeps) {
  /** Messages of several conversations, in their order. */
  async function shown(rows: readonly MessageRow[], userId: number) {
    const groups = groupBy(rows, ({ conversationId }) => conversationId);
    const all = await Promise.all([...groups.values()].map((group) => view.messages(group, userId)));
    const byName = new Map(all.flat().map((message) => [`${message.conversation} ${message.seq}`, message]));
    return rows.map(({ conversationId, seq }) => byName.get(`${conversationId} ${seq}`)!);
  }

  return {
    shown,

    async pins(userId: number, { id }: Input<typeof listPins>): Promise<Output<typeof listPins>> {
      const { conversationId, minSeq } = await memberOf(db, keyOf(id), userId);
      const isPinned = and(eq(messages.conversationId, conversationId), isNotNull(messages.pinnedAt), gte(messages.seq, minSeq));
      return { list: await view.messages(await db.select().from(messages).where(isPinned).orderBy(desc(messages.pinnedAt)), userId) };
    },

    async mentions(userId: number, { cursor, pageSize }: Input<typeof listMentions>): Promise<Output<typeof listMentions>> {
      const from = readTimeCursor(cursor);
      const isThere = and(eq(members.conversationId, mentions.conversationId), eq(members.userId, userId), isNull(members.leftAt));
      const isOne = and(eq(messages.conversationId, mentions.conversationId), eq(messages.seq, mentions.seq));
      const rows = await db
        .select({ message: getTableColumns(messages), at: mentions.at })
        .from(mentions)
        .innerJoin(members, isThere)
        .innerJoin(messages, isOne)
        .where(and(eq(mentions.userId, userId), eq(mentions.isCleared, false), from.until && lte(mentions.at, from.until)))
        .orderBy(desc(mentions.at), desc(mentions.conversationId), desc(mentions.seq))
        .offset(from.skip)
        .limit(pageSize + 1);
      const page = pageByTime(rows, pageSize, from, ({ at }) => at);
      return {
        list: await shown(
          page.shown.map(({ message }) => message),
          userId,
        ),
        next: page.next,
      };
    },

    async clearMentions(userId: number): Promise<Record<string, never>> {
      const isLeft = and(eq(mentions.userId, userId), eq(mentions.isCleared, false));
      const concerned = await db.selectDistinct({ id: mentions.conversationId }).from(mentions).where(isLeft);
      // One by one: whoever holds several conversations could meet somebody who sends in a circle.
      for (const { id } of concerned) {
        const touched = await db.transaction(async (tx) => {
          const touchedOne = await touchMembers(tx, id, [userId]);
          await tx
            .update(mentions)
            .set({ isCleared: true })
            .where(and(isLeft, eq(mentions.conversationId, id)));
          return touchedOne;
        });
        tellUsers(touched);
      }
      return {};
    },
  };
}

export type Found = ReturnType<typeof createFound>;
