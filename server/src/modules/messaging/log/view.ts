import type { Line, Message, Quote } from '@mortar/protocol/messaging';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Names } from '../people.ts';
import type { LineRow } from '../conversations/index.ts';
import type { MessageRow } from './rows.ts';
import { messages, reactions, type KeptQuote } from './tables.ts';

const time = (date: Date | null) => date?.toISOString() ?? null;

/** Messages and lines of one conversation as they go out. */
export function createLogView({ db, names }: { db: Db; names: Names }) {
  /** Of these messages, those that a person reacted to: `seq emoji`. */
  async function reactionsOf(rows: readonly MessageRow[], userId: number): Promise<ReadonlySet<string>> {
    const seqs = rows.filter((row) => Object.keys(row.reactions).length > 0).map(({ seq }) => seq);
    if (seqs.length === 0) return new Set();
    const { conversationId } = rows[0]!;
    const isOne = and(eq(reactions.conversationId, conversationId), inArray(reactions.seq, seqs), eq(reactions.userId, userId));
    const own = await db.select({ seq: reactions.seq, emoji: reactions.emoji }).from(reactions).where(isOne);
    return new Set(own.map(({ seq, emoji }) => `${seq} ${emoji}`));
  }

  /** Of the messages that these answer, those that were recalled: their beginning is not shown any more. */
  async function recalledOf(rows: readonly MessageRow[]): Promise<ReadonlySet<number>> {
    const seqs = rows.flatMap(({ body }) => body.reply?.seq ?? []);
    if (seqs.length === 0) return new Set();
    const isOne = and(eq(messages.conversationId, rows[0]!.conversationId), inArray(messages.seq, seqs), isNotNull(messages.recalledAt));
    return new Set((await db.select({ seq: messages.seq }).from(messages).where(isOne)).map(({ seq }) => seq));
  }

  return {
    /** @param viewerId whose reactions are `mine`; null for what goes to many */
    async messages(rows: readonly MessageRow[], viewerId: number | null): Promise<Message[]> {
      if (rows.length === 0) return [];
      const involved = rows.flatMap(({ senderId, body: { reply, forwarded } }) =>
        [senderId, reply?.userId ?? [], forwarded?.userId ?? []].flat(),
      );
      const [nameOf, own, recalled] = await Promise.all([
        names.of(involved),
        viewerId === null ? new Set<string>() : reactionsOf(rows, viewerId),
        recalledOf(rows),
      ]);
      const quote = (kept: KeptQuote | undefined): Quote | null =>
        kept ? { seq: kept.seq, sender: nameOf(kept.userId), text: recalled.has(kept.seq) ? '' : kept.text } : null;
      return rows.map((row) => ({
        conversation: String(row.conversationId),
        seq: row.seq,
        pts: row.modPts,
        clientId: row.clientId,
        sender: nameOf(row.senderId),
        kind: row.kind,
        text: row.text,
        mentions: row.body.mentions ?? [],
        reply: quote(row.body.reply),
        forwarded: quote(row.body.forwarded),
        preview: row.body.preview ?? null,
        reactions: Object.entries(row.reactions).map(([emoji, count]) => ({ emoji, count, mine: own.has(`${row.seq} ${emoji}`) })),
        rev: row.rev,
        at: row.createdAt.toISOString(),
        editedAt: time(row.editedAt),
        recalledAt: time(row.recalledAt),
        pinnedAt: time(row.pinnedAt),
      }));
    },

    async lines(rows: readonly LineRow[]): Promise<Line[]> {
      const nameOf = await names.of(rows.flatMap(({ actorId, targetId }) => [actorId ?? [], targetId ?? []].flat()));
      return rows.map(({ conversationId, actorId, targetId, at, kind, ...rest }) => ({
        ...rest,
        conversation: String(conversationId),
        kind: kind as Line['kind'],
        actor: actorId === null ? null : nameOf(actorId),
        target: targetId === null ? null : nameOf(targetId),
        at: at.toISOString(),
      }));
    },
  };
}

export type LogView = ReturnType<typeof createLogView>;
