import type { Input, Output } from '@mortar/protocol';
import type { getInviteCode, getInviter, listInvites } from '@mortar/protocol/rewards';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { usersOf } from '../../identity/index.ts';
import { INVITE_BRICKS } from './limits.ts';
import { invitesOf } from './repository.ts';

interface Cursor {
  until: Date | undefined;
  skip: number;
}

/** `ms.n`: everything until that time, without the first n of that very time. It tells nothing of how many people there are. */
function readCursor(cursor: string | undefined): Cursor {
  const [ms, skip] = cursor?.split('.').map(Number) ?? [];
  return { until: ms === undefined ? undefined : new Date(ms), skip: skip ?? 0 };
}

function cursorAfter(shown: readonly { invite: { at: Date } }[], { until, skip }: Cursor): string {
  const last = shown.at(-1)!.invite.at.getTime();
  const equal = shown.filter(({ invite }) => invite.at.getTime() === last).length;
  return `${last}.${equal + (until?.getTime() === last ? skip : 0)}`;
}

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
      const from = readCursor(cursor);
      const [rows, counted, pending] = await Promise.all([
        invitesOf(db).page(userId, from, pageSize + 1),
        invitesOf(db).countOf(userId, ['counted']),
        invitesOf(db).countOf(userId, ['pending', 'review']),
      ]);
      const shown = rows.slice(0, pageSize);
      const items = shown.map(({ invite, uid, username, headimgurl, deletedAt }) => ({
        uid: deletedAt ? '' : uid,
        username: deletedAt ? '' : username,
        headimgurl: deletedAt ? '' : headimgurl,
        invitedat: invite.at.toISOString(),
        state: invite.state,
      }));
      return { items, counted, pending, bricksamount: INVITE_BRICKS, next: rows.length > pageSize ? cursorAfter(shown, from) : null };
    },
  };
}
