import type { Input, Output } from '@mortar/protocol';
import type { getInviteCode, getInviter, listInvites } from '@mortar/protocol/rewards';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { usersOf } from '../../identity/index.ts';
import { INVITE_BRICKS } from './limits.ts';
import { invitesOf } from './repository.ts';

/** A person's invite code, and who came by it (spec §3). */
export function createInvites({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return {
    /** Whose a code is, for who comes by it. */
    async info(invitecode: string): Promise<Output<typeof getInviter>> {
      const inviter = await usersOf(db).inviter(invitecode);
      return { valid: inviter !== undefined, username: inviter?.username ?? '', headimgurl: inviter?.headimgurl ?? '' };
    },

    async code(userId: number): Promise<Output<typeof getInviteCode>> {
      const invitecode = await invitesOf(db).codeOf(userId);
      if (invitecode === undefined) throw new AppError('notFound', { status: 200 });
      return { invitecode, url: `${publicUrl}/?${new URLSearchParams({ invitecode })}` };
    },

    async list(userId: number, { cursor, pageSize }: NonNullable<Input<typeof listInvites>>): Promise<Output<typeof listInvites>> {
      const from = readTimeCursor(cursor);
      const [rows, counted, pending] = await Promise.all([
        invitesOf(db).page(userId, from, pageSize + 1),
        invitesOf(db).countOf(userId, ['counted']),
        invitesOf(db).countOf(userId, ['pending', 'review']),
      ]);
      const { shown, next } = pageByTime(rows, pageSize, from);
      const items = shown.map(({ invite, uid, username, headimgurl, deletedAt }) => ({
        uid: deletedAt ? '' : uid,
        username: deletedAt ? '' : username,
        headimgurl: deletedAt ? '' : headimgurl,
        invitedat: invite.at.toISOString(),
        state: invite.state,
      }));
      return { items, counted, pending, bricksamount: INVITE_BRICKS, next };
    },
  };
}
