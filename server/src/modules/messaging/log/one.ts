import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../lib/app-error.ts';
import type { Relations } from '../../relations/index.ts';
import { memberOf, type Change, type MemberRow } from '../conversations/index.ts';
import type { MessageRow } from './rows.ts';
import { messages } from './tables.ts';

/** A message that somebody is about to change, with what they are in its conversation. */
export interface One {
  member: MemberRow;
  row: MessageRow;
}

const isOne = (id: number, seq: number) => and(eq(messages.conversationId, id), eq(messages.seq, seq));

/** A message of the conversation that is being changed. */
export async function findMessage({ tx, conversation: { id } }: Change, seq: number): Promise<MessageRow | undefined> {
  return (await tx.select().from(messages).where(isOne(id, seq))).at(0);
}

/** @throws AppError `notFound` where there is no such message that the person may see */
export async function messageFor(change: Change, userId: number, seq: number): Promise<One> {
  const member = await memberOf(change.tx, change.conversation.id, userId);
  const row = await findMessage(change, seq);
  if (!row || seq < member.minSeq) throw new AppError('notFound', { status: 200 });
  return { member, row };
}

/** Writes a change of a message, under the next pts. */
export async function changeMessage(change: Change, { conversationId: id, seq }: MessageRow, set: Partial<MessageRow>): Promise<void> {
  const modPts = await change.takePts(seq);
  await change.tx
    .update(messages)
    .set({ ...set, modPts })
    .where(isOne(id, seq));
}

/** Whoever may not write may not say it in another way: muted people, and two between whom a block stands. @throws AppError `muted`, `notWelcome` */
export async function assertMayTakePart(
  { tx, at, conversation: { kind, lowUser, highUser } }: Change,
  { userId, mutedUntil, muteReason }: MemberRow,
  relations: Pick<Relations, 'blockedBy'>,
): Promise<void> {
  if (mutedUntil && mutedUntil > at) throw new AppError('muted', { data: { until: mutedUntil.toISOString(), reason: muteReason } });
  if (kind === 'channel') return;
  const peer = lowUser! + highUser! - userId;
  if ((await relations.blockedBy(tx, userId, [peer])).has(peer)) throw new AppError('notWelcome');
}
