import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { conversations, members } from './tables.ts';

export type MemberRow = typeof members.$inferSelect;
export type MemberRole = MemberRow['role'];

/** Somebody who is in a conversation now; undefined for whoever left, was taken out or never was. */
export async function findMember(db: Db, conversationId: number, userId: number): Promise<MemberRow | undefined> {
  const isOne = and(eq(members.conversationId, conversationId), eq(members.userId, userId), isNull(members.leftAt));
  return (await db.select().from(members).where(isOne)).at(0);
}

/** The same for who must be in it. @throws AppError `notFound`: whoever is not in it is not told whether it is there */
export async function memberOf(db: Db, conversationId: number, userId: number): Promise<MemberRow> {
  const member = await findMember(db, conversationId, userId);
  if (!member) throw new AppError('notFound', { status: 200 });
  return member;
}

/** How somebody comes into a conversation. */
export interface Joining {
  role: MemberRole;
  at: Date;
  /** First message that they may see. */
  minSeq: number;
  /** What they are not told of as unread. */
  readSeq: number;
  isAccepted?: boolean;
}

/** Takes people in, also those who left; who is in already stays as they are. @returns who came in */
export async function addMembers(tx: Db, conversationId: number, userIds: readonly number[], joining: Joining): Promise<number[]> {
  if (userIds.length === 0) return [];
  const { at, isAccepted = true, ...rest } = joining;
  const coming = { ...rest, joinedAt: at, leftAt: null, isAccepted, hiddenSeq: null };
  const rows = await tx
    .insert(members)
    .values(userIds.map((userId) => ({ conversationId, userId, ...coming })))
    .onConflictDoUpdate({
      target: [members.conversationId, members.userId],
      set: { ...coming, readSeq: sql`greatest(${members.readSeq}, excluded.read_seq)` },
      setWhere: sql`${members.leftAt} is not null`,
    })
    .returning({ userId: members.userId });
  await addToCount(tx, conversationId, rows.length);
  return rows.map(({ userId }) => userId);
}

/** Takes people out; their rows stay for the cursor. @returns who was in */
export async function removeMembers(tx: Db, conversationId: number, userIds: readonly number[], at: Date): Promise<number[]> {
  const isIn = and(eq(members.conversationId, conversationId), inArray(members.userId, [...userIds]), isNull(members.leftAt));
  const rows = await tx.update(members).set({ leftAt: at, pinnedAt: null }).where(isIn).returning({ userId: members.userId });
  await addToCount(tx, conversationId, -rows.length);
  return rows.map(({ userId }) => userId);
}

/** Sets what a member has of a conversation for themselves. */
export async function setOwn(
  tx: Db,
  conversationId: number,
  userId: number,
  own: Partial<Pick<MemberRow, 'pinnedAt' | 'notify' | 'isAccepted' | 'hiddenSeq'>>,
): Promise<void> {
  const isOne = and(eq(members.conversationId, conversationId), eq(members.userId, userId));
  if (Object.keys(own).length > 0) await tx.update(members).set(own).where(isOne);
}

async function addToCount(tx: Db, conversationId: number, count: number): Promise<void> {
  const changed = { members: sql`${conversations.members} + ${count}` };
  if (count !== 0) await tx.update(conversations).set(changed).where(eq(conversations.id, conversationId));
}
