import { randomBytes } from 'node:crypto';
import type { Input, Output } from '@mortar/protocol';
import type { createInvite, getInvite, Invite, listInvites, revokeInvite } from '@mortar/protocol/messaging';
import type { Db } from '../../../../db/db.ts';
import { AppError } from '../../../../lib/app-error.ts';
import { keyOf } from '../../conversations/index.ts';
import { findChannel, readAccess, readWith } from '../access/access.ts';
import type { ChannelDeps } from '../access/deps.ts';
import { may } from '../access/powers.ts';
import { viewOf } from '../access/view.ts';
import { note } from '../access/record.ts';
import { invitesOf, isOpen, type InviteRow } from './repository.ts';

const HOUR_MS = 3600_000;
/** 128 bits. */
const CODE_BYTES = 16;
const LISTED = 100;

/** Links into a channel, for a time and for a number of people. */
export function createInvites({ db, clock, names }: ChannelDeps) {
  async function shown(rows: readonly InviteRow[]): Promise<Invite[]> {
    const personOf = await names.of(rows.map(({ by }) => by));
    return rows.map(({ code, conversationId, expiresAt, uses, used, by }) => ({
      code,
      channelid: String(conversationId),
      expiresAt: expiresAt?.toISOString() ?? null,
      uses,
      used,
      by: personOf(by),
    }));
  }

  return {
    /** Makes a link; who made it is read after the commit, on another connection. @returns its code, for `made` */
    async create(tx: Db, userId: number, { channelid, hours, uses }: Input<typeof createInvite>): Promise<{ code: string }> {
      const { channel } = await readWith(tx, keyOf(channelid), userId, 'bringIn');
      const at = new Date(clock.now());
      const expiresAt = hours === null ? null : new Date(at.getTime() + hours * HOUR_MS);
      const code = randomBytes(CODE_BYTES).toString('base64url');
      await invitesOf(tx).add({ code, conversationId: channel.id, by: userId, expiresAt, uses, createdAt: at });
      await note({ tx, conversation: channel, at }, { action: 'invited', actorId: userId });
      return { code };
    },

    async made({ code }: { code: string }): Promise<Output<typeof createInvite>> {
      const invite = await invitesOf(db).find(code);
      if (!invite) throw new AppError('notFound', { status: 200 });
      return (await shown([invite]))[0]!;
    },

    /** Owner and admins see all of them, a member their own. */
    async list(userId: number, { channelid }: Input<typeof listInvites>): Promise<Output<typeof listInvites>> {
      const { channel, role } = await readAccess(db, keyOf(channelid), userId);
      if (role === 'none') throw new AppError('forbidden');
      const by = may(role, 'decide', channel) ? null : userId;
      return { list: await shown(await invitesOf(db).open(channel.id, new Date(clock.now()), by, LISTED)) };
    },

    async revoke(userId: number, { channelid, code }: Input<typeof revokeInvite>): Promise<Output<typeof revokeInvite>> {
      const { channel, role } = await readAccess(db, keyOf(channelid), userId);
      const invite = await invitesOf(db).find(code);
      if (!invite || invite.conversationId !== channel.id) throw new AppError('notFound', { status: 200 });
      if (role === 'none' || (invite.by !== userId && !may(role, 'decide', channel))) throw new AppError('forbidden');
      await invitesOf(db).revoke(code, new Date(clock.now()));
      return {};
    },

    /** Where a link leads. @throws AppError `notFound`, or `inviteOver` */
    async look({ code }: Input<typeof getInvite>): Promise<Output<typeof getInvite>> {
      const invite = await invitesOf(db).find(code);
      const channel = invite && (await findChannel(db, invite.conversationId));
      if (!invite || !channel) throw new AppError('notFound', { status: 200 });
      if (!isOpen(invite, new Date(clock.now()))) throw new AppError('inviteOver');
      const [shownInvite] = await shown([invite]);
      const { by, expiresAt } = shownInvite!;
      return { channel: viewOf(channel), by, expiresAt };
    },
  };
}
