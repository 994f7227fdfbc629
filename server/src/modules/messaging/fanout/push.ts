import type { SocketEvents } from '@mortar/protocol/realtime';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groupBy } from '../../../lib/group-by.ts';
import type { Realtime } from '../../realtime/index.ts';
import type { Changed, ConversationRow, LineRow, Touched } from '../conversations/index.ts';
import { members } from '../conversations/tables.ts';
import type { MessageRow } from '../log/rows.ts';
import type { Sent } from '../log/send.ts';
import { messages, reactions } from '../log/tables.ts';
import type { LogView } from '../log/view.ts';
import { createNudges } from './nudges.ts';
import { tierOf } from './tiers.ts';

export interface PushDeps {
  db: Db;
  realtime: Pick<Realtime, 'emit' | 'toUsers'>;
  view: LogView;
  /** Tells people of their own, and lets connections in and out. */
  tellUsers(touched: readonly Touched[]): Promise<void>;
  /** Takes what went wrong: nothing hangs on what is pushed. */
  failed(error: unknown): void;
}

interface Pushed {
  conversation: Pick<ConversationRow, 'id' | 'epoch' | 'members'>;
  fromPts: number;
  pts: number;
  lastSeq: number;
  rows: readonly MessageRow[];
  lines: readonly LineRow[];
}

/** Takes changes that were committed to open connections, those of one conversation in their order. */
export function createPush({ db, realtime, view, tellUsers, failed }: PushDeps) {
  const nudges = createNudges({ db, realtime, view, failed });
  const underWay = new Map<number, Promise<boolean>>();

  /** @returns whether it was told */
  function inOrder(id: number, work: () => Promise<void>): Promise<boolean> {
    const before = underWay.get(id) ?? Promise.resolve(true);
    const mine = before.then(work).then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
    underWay.set(id, mine);
    void mine.then(() => underWay.get(id) === mine && underWay.delete(id));
    return mine;
  }

  /** Who reacted to these messages and is still there, by what they reacted with: `seq emoji`. */
  async function reactorsOf(id: number, rows: readonly MessageRow[]): Promise<Map<string, number[]>> {
    const seqs = rows.filter((row) => Object.keys(row.reactions).length > 0).map(({ seq }) => seq);
    if (seqs.length === 0) return new Map();
    const isThere = and(eq(members.conversationId, id), eq(members.userId, reactions.userId), isNull(members.leftAt));
    const found = await db
      .select({ userId: reactions.userId, seq: reactions.seq, emoji: reactions.emoji })
      .from(reactions)
      .innerJoin(members, isThere)
      .where(and(eq(reactions.conversationId, id), inArray(reactions.seq, seqs)))
      .orderBy(reactions.seq, reactions.emoji);
    const byUser = groupBy(found, ({ userId }) => userId);
    const ownOf = (userId: number) => byUser.get(userId)!.map(({ seq, emoji }) => `${seq} ${emoji}`);
    return groupBy([...byUser.keys()], (userId) => ownOf(userId).join('\n'));
  }

  /** Before everybody's: what comes with the same numbers again is dropped. */
  async function pushOwn(event: SocketEvents['im.changes'], id: number, rows: readonly MessageRow[]): Promise<void> {
    for (const [key, userIds] of await reactorsOf(id, rows)) {
      const own = new Set(key.split('\n'));
      const mine = event.messages.map((message) => ({
        ...message,
        reactions: message.reactions.map((one) => ({ ...one, mine: own.has(`${message.seq} ${one.emoji}`) })),
      }));
      realtime.toUsers(userIds, 'im.changes', { ...event, messages: mine });
    }
  }

  async function push({ conversation: { id, epoch, members: count }, fromPts, pts, lastSeq, rows, lines }: Pushed): Promise<void> {
    if (pts === fromPts) return;
    const [ofMessages, ofLines] = await Promise.all([view.messages(rows, null), view.lines(lines)]);
    const event = { id: String(id), epoch, fromPts, pts, seq: lastSeq, messages: ofMessages, lines: ofLines };
    const tier = tierOf(count);
    await pushOwn(event, id, rows);
    realtime.emit(tier.full(id), 'im.changes', event);
    if (tier.heads) nudges.nudge(id, tier.heads);
  }

  return {
    sent({ conversation, rows }: Sent): Promise<boolean> {
      const [first, last] = [rows[0]!, rows.at(-1)!];
      const pushed = { conversation, fromPts: first.modPts - 1, pts: last.modPts, lastSeq: last.seq, rows, lines: [] };
      return inOrder(conversation.id, () => push(pushed));
    },

    changed({ conversation, seqs, touched, ...rest }: Changed): Promise<boolean> {
      const { id } = conversation;
      return inOrder(id, async () => {
        // First: who was taken out gets nothing of what follows.
        await tellUsers(touched);
        const isOne = and(eq(messages.conversationId, id), inArray(messages.seq, [...seqs]));
        const rows = seqs.length > 0 ? await db.select().from(messages).where(isOne) : [];
        await push({ conversation, ...rest, rows });
      });
    },

    /** Tells where conversations stand that may have gone on without being told. */
    remind: nudges.remind,
    close: nudges.close,
  };
}
