import type { Role } from '@mortar/protocol/messaging';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { AppError } from '../../../../lib/app-error.ts';
import { findMember, type Change, type MemberRow } from '../../conversations/index.ts';
import { conversations } from '../../conversations/tables.ts';
import { may, outranks, type Power } from './powers.ts';

export type ChannelRow = typeof conversations.$inferSelect;

const notThere = () => new AppError('notFound', { status: 200 });

/** Somebody and a channel that they may know of. */
export interface Access {
  channel: ChannelRow;
  /** Undefined for who is not in it. */
  member: MemberRow | undefined;
  role: Role;
}

const accessOf = (channel: ChannelRow, member: MemberRow | undefined): Access => ({ channel, member, role: member?.role ?? 'none' });

/** A channel that has not ended. */
export async function findChannel(db: Db, id: number): Promise<ChannelRow | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row?.kind === 'channel' && !row.endedAt ? row : undefined;
}

/** @throws AppError `notFound`, also to whoever is not in a channel that only an invite leads into */
export async function readAccess(db: Db, id: number, userId: number): Promise<Access> {
  const channel = await findChannel(db, id);
  if (!channel) throw notThere();
  const member = await findMember(db, id, userId);
  if (!member && channel.joinRule === 'invite') throw notThere();
  return accessOf(channel, member);
}

/** The same for who wants to use a power. @throws AppError `notFound`, or `forbidden` for a role without it */
export async function readWith(db: Db, id: number, userId: number, power: Power): Promise<Access> {
  const access = await readAccess(db, id, userId);
  if (!may(access.role, power, access.channel)) throw new AppError('forbidden');
  return access;
}

/** Who changes a channel, as they stand behind its lock. @throws AppError `notFound` */
export async function actorOf({ tx, conversation }: Change, userId: number): Promise<Access> {
  if (conversation.kind !== 'channel') throw notThere();
  const member = await findMember(tx, conversation.id, userId);
  if (!member && conversation.joinRule === 'invite') throw notThere();
  return accessOf(conversation, member);
}

/** The same for who must have a power. @throws AppError `notFound`, or `forbidden` */
export async function actorWith(change: Change, userId: number, power: Power): Promise<Access> {
  const actor = await actorOf(change, userId);
  if (!may(actor.role, power, actor.channel)) throw new AppError('forbidden');
  return actor;
}

/**
 * Whom a power is used on, in the channel or not.
 * @throws AppError `notFound`, or `forbidden` where it does not reach them
 */
export async function targetOf(change: Change, userId: number, power: Power, targetId: number): Promise<Access> {
  const actor = await actorWith(change, userId, power);
  const target = accessOf(actor.channel, await findMember(change.tx, actor.channel.id, targetId));
  if (!outranks(actor.role, target.role)) throw new AppError('forbidden');
  return target;
}

/** The same for who must be in the channel. @throws AppError `notFound`, or `forbidden` */
export async function memberTargetOf(change: Change, userId: number, power: Power, targetId: number): Promise<MemberRow> {
  const { member } = await targetOf(change, userId, power, targetId);
  if (!member) throw notThere();
  return member;
}
