import type { LastMessage } from '@mortar/protocol/messaging';
import { and, eq } from 'drizzle-orm';
import { conversations, heads } from '../conversations/tables.ts';
import { messages } from '../log/tables.ts';
import type { PushDeps } from './push.ts';
import { openRoomOf, roomOf } from './rooms.ts';
import { tierOf, type Tier } from './tiers.ts';
import { cutText } from '../../../lib/cut-text.ts';

const PREVIEW_CHARACTERS = 120;

/** Tells that large conversations went on: where each stands, gathered for a while. */
export function createNudges({ db, realtime, view, failed }: Omit<PushDeps, 'tellUsers'>) {
  const waiting = new Map<number, NodeJS.Timeout>();

  /** @param room of whom to tell; by the size of the conversation when unset */
  async function tell(id: number, room?: string): Promise<void> {
    const [row] = await db
      .select({ head: heads, epoch: conversations.epoch, members: conversations.members, message: messages })
      .from(heads)
      .innerJoin(conversations, eq(conversations.id, heads.conversationId))
      .leftJoin(messages, and(eq(messages.conversationId, heads.conversationId), eq(messages.seq, heads.lastSeq)))
      .where(eq(heads.conversationId, id));
    if (!row) return;
    const [message] = await view.messages(row.message ? [row.message] : [], null);
    const last: LastMessage | null = message
      ? {
          seq: message.seq,
          uid: message.sender.uid,
          username: message.sender.username,
          text: cutText(message.text, PREVIEW_CHARACTERS),
          isRecalled: message.recalledAt !== null,
          at: message.at,
        }
      : null;
    const { epoch, members, head } = row;
    const now = { id: String(id), epoch, seq: head.lastSeq, pts: head.lastPts, last };
    realtime.emit(room ?? [openRoomOf(id), (tierOf(members).heads?.room ?? roomOf)(id)], 'im.heads', { heads: [now] });
  }

  return {
    nudge(id: number, { room, everyMs }: NonNullable<Tier['heads']>): void {
      if (waiting.has(id)) return;
      const timer = setTimeout(() => {
        waiting.delete(id);
        void tell(id, room(id)).catch(failed);
      }, everyMs);
      waiting.set(id, timer.unref());
    },
    async remind(ids: readonly number[]): Promise<void> {
      for (const id of ids) await tell(id);
    },
    close: () => waiting.forEach((timer) => clearTimeout(timer)),
  };
}
