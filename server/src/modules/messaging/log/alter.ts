import { EDIT_MS, PINS, REACTION_KINDS, type Mention, type Message } from '@mortar/protocol/messaging';
import { and, count, eq, inArray, isNotNull, isNull, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Relations } from '../../relations/index.ts';
import { findMember, keyOf, type Change, type Changes } from '../conversations/index.ts';
import { members, mentions as named } from '../conversations/tables.ts';
import type { Names } from '../people.ts';
import { writeWords } from '../words/write.ts';
import { keptEmoji } from './emoji.ts';
import { assertMayTakePart, changeMessage, messageFor, type One } from './one.ts';
import type { MessageRow } from './rows.ts';
import { messages, reactions } from './tables.ts';
import { EVERYONE, keptMentions, keptMessage } from './text.ts';
import type { LogView } from './view.ts';

export interface AlteringDeps {
  db: Db;
  changes: Changes;
  names: Names;
  view: LogView;
  relations: Pick<Relations, 'blockedBy'>;
  /** Keeps what was done to somebody else's message. */
  record(tx: Db, entry: { conversationId: number; actorId: number; targetId: number; seq: number; at: Date }): Promise<void>;
  /** A text came that may hold a link. */
  texted(row: Pick<MessageRow, 'conversationId' | 'seq' | 'rev' | 'text'>): void;
}

interface Target {
  conversation: string;
  seq: number;
}

/** What becomes of a message after it was sent: every change is one of its conversation, in order with all others. */
export function createAltering({ db, changes, names, view, relations, record, texted }: AlteringDeps) {
  /** Does something to a message, and gives it as it is then. */
  async function alter(
    userId: number,
    { conversation, seq }: Target,
    work: (change: Change, one: One) => Promise<void>,
  ): Promise<{ message: Message }> {
    const id = keyOf(conversation);
    await changes.change(id, async (change) => work(change, await messageFor(change, userId, seq)));
    const isOne = and(eq(messages.conversationId, id), eq(messages.seq, seq));
    const [message] = await view.messages(await db.select().from(messages).where(isOne), userId);
    return { message: message! };
  }

  /** Whom a text names now: who is named no more is taken off the inbox. */
  async function renameIn({ tx, at }: Change, { conversationId, seq, senderId }: MessageRow, userIds: readonly number[]): Promise<void> {
    const isOfMessage = and(eq(named.conversationId, conversationId), eq(named.seq, seq));
    await tx.delete(named).where(and(isOfMessage, userIds.length > 0 ? notInArray(named.userId, [...userIds]) : undefined));
    if (userIds.length === 0) return;
    const isThere = and(
      eq(members.conversationId, conversationId),
      inArray(members.userId, [...userIds]),
      ne(members.userId, senderId),
      isNull(members.leftAt),
    );
    const there = await tx.select({ userId: members.userId }).from(members).where(isThere);
    if (there.length === 0) return;
    await tx
      .insert(named)
      .values(there.map(({ userId }) => ({ userId, conversationId, seq, at })))
      .onConflictDoNothing();
  }

  return {
    async edit(userId: number, { text, mentions, ...target }: Target & { text: string; mentions?: Mention[] | undefined }) {
      const kept = keptMessage(text);
      const asked = keptMentions(kept, mentions);
      const ids = await names.idsOf(asked.map(({ uid }) => uid));
      const known = asked.filter(({ uid }) => uid === EVERYONE || ids.has(uid));
      const altered = await alter(userId, target, async (change, { member, row }) => {
        const isReader = change.conversation.writers === 'admins' && member.role === 'member';
        if (row.senderId !== userId || isReader) throw new AppError('forbidden');
        await assertMayTakePart(change, member, relations);
        const isOld = change.at.getTime() - row.createdAt.getTime() > EDIT_MS;
        if (row.recalledAt || row.body.forwarded || isOld) throw new AppError('messageFixed');
        const { mentions: before = [], preview: _gone, ...body } = row.body;
        const isNew = (uid: string) => !before.some((mention) => mention.uid === uid);
        if (known.some(({ uid }) => uid === EVERYONE && isNew(uid)) && (change.conversation.kind === 'private' || member.role === 'member'))
          throw new AppError('forbidden');
        if (row.text === kept && JSON.stringify(before) === JSON.stringify(known)) return;
        const changed = { text: kept, body: { ...body, ...(known.length > 0 && { mentions: known }) } };
        await changeMessage(change, row, { ...changed, rev: row.rev + 1, editedAt: change.at });
        await writeWords(change.tx, { ...row, text: kept });
        await renameIn(change, row, [...ids.values()]);
      });
      const { seq, rev } = altered.message;
      texted({ conversationId: keyOf(target.conversation), seq, rev, text: kept });
      return altered;
    },

    /** Takes a message back for everybody: one's own, or another's as owner or admin. Its place stays. */
    recall: (userId: number, target: Target) =>
      alter(userId, target, async (change, { member, row }) => {
        if (row.recalledAt) return;
        if (row.senderId !== userId) await assertMayRecall(change, member.role, row.senderId);
        const { conversationId, seq } = row;
        const emptied = { text: '', body: {}, reactions: {}, pinnedAt: null };
        await changeMessage(change, row, { ...emptied, recalledAt: change.at });
        await writeWords(change.tx, { ...row, text: '' });
        await change.tx.delete(reactions).where(and(eq(reactions.conversationId, conversationId), eq(reactions.seq, seq)));
        await change.tx.delete(named).where(and(eq(named.conversationId, conversationId), eq(named.seq, seq)));
        if (row.senderId === userId) return;
        await record(change.tx, { conversationId, actorId: userId, targetId: row.senderId, seq, at: change.at });
      }),

    react: (userId: number, { emoji, on, ...target }: Target & { emoji: string; on: boolean }) =>
      alter(userId, target, async (change, { member, row }) => {
        const kept = keptEmoji(emoji);
        await assertMayTakePart(change, member, relations);
        if (row.recalledAt) throw new AppError('messageFixed');
        const { conversationId, seq } = row;
        const isKnown = row.reactions[kept] !== undefined;
        if (on && !isKnown && Object.keys(row.reactions).length >= REACTION_KINDS) throw new AppError('messageFull');
        const own = { conversationId, seq, userId, emoji: kept };
        const isOwn = and(
          eq(reactions.conversationId, conversationId),
          eq(reactions.seq, seq),
          eq(reactions.userId, userId),
          eq(reactions.emoji, kept),
        );
        const moved = on
          ? await change.tx
              .insert(reactions)
              .values({ ...own, at: change.at })
              .onConflictDoNothing()
              .returning()
          : await change.tx.delete(reactions).where(isOwn).returning();
        if (moved.length === 0) return;
        const left = (row.reactions[kept] ?? 0) + (on ? 1 : -1);
        const { [kept]: _before, ...others } = row.reactions;
        await changeMessage(change, row, { reactions: left > 0 ? { ...others, [kept]: left } : others });
      }),

    pin: (userId: number, { on, ...target }: Target & { on: boolean }) =>
      alter(userId, target, async (change, { member, row }) => {
        if (change.conversation.kind === 'channel' && member.role === 'member') throw new AppError('forbidden');
        if (row.recalledAt) throw new AppError('messageFixed');
        if ((row.pinnedAt !== null) === on) return;
        if (on && (await pinsOf(change)) >= PINS) throw new AppError('messageFull');
        await changeMessage(change, row, { pinnedAt: on ? change.at : null });
        await change.addLine({ kind: on ? 'pinned' : 'unpinned', actorId: userId, value: String(row.seq) });
      }),
  };
}

/** Owner and admins take back what members wrote; what an admin wrote the owner alone. */
async function assertMayRecall({ tx, conversation: { id, kind } }: Change, role: string, senderId: number): Promise<void> {
  const sender = await findMember(tx, id, senderId);
  const isAbove = role === 'owner' || (role === 'admin' && (sender?.role ?? 'member') === 'member');
  if (kind === 'private' || !isAbove) throw new AppError('forbidden');
}

async function pinsOf({ tx, conversation: { id } }: Change): Promise<number> {
  const isPinned = and(eq(messages.conversationId, id), isNotNull(messages.pinnedAt));
  return (await tx.select({ count: count() }).from(messages).where(isPinned))[0]!.count;
}
