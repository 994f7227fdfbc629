import type { Input, Output } from '@mortar/protocol';
import type { appealInvite, getInviteCode, getInviter, listInvites } from '@mortar/protocol/rewards';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { usersOf } from '../../identity/index.ts';
import { ACTIVE_DAYS, COOLING_MS, DECIDED_MS, INVITE_BRICKS } from './limits.ts';
import { invitesOf, type InviteRow } from './repository.ts';

const REASONS = ['sameDevice', 'ring'] as const;

export interface InvitesDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Days on which people have earned something; who has not is missing. */
  daysOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** A person's invite code, and who came by it (spec §3). */
export function createInvites({ db, clock, publicUrl, daysOf }: InvitesDeps) {
  const later = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString();

  /** What is missing, why, and until when. @param active days on which they have earned something */
  function outlookOf({ state, reason, at, judgedAt, appealedAt }: InviteRow, active = 0) {
    const isWaiting = state === 'review' || state === 'appeal';
    return {
      missing: state === 'pending' ? { days: Math.max(ACTIVE_DAYS - active, 0), judgedfrom: later(at, COOLING_MS) } : null,
      reason: state === 'refused' || state === 'appeal' ? (REASONS.find((known) => known === reason) ?? ('operator' as const)) : null,
      decideby: isWaiting ? later(appealedAt ?? judgedAt ?? at, DECIDED_MS) : null,
      canappeal: state === 'refused' && appealedAt === null,
    };
  }

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
        invitesOf(db).countOf(userId, ['pending', 'review', 'appeal']),
      ]);
      const { shown, next } = pageByTime(rows, pageSize, from, ({ at }) => at);
      const active = await daysOf(shown.flatMap(({ invite }) => (invite.state === 'pending' ? invite.userId : [])));
      const items = shown.map(({ invite, uid, username, headimgurl, deletedAt }) => ({
        uid: deletedAt ? '' : uid,
        username: deletedAt ? '' : username,
        headimgurl: deletedAt ? '' : headimgurl,
        invitedat: invite.at.toISOString(),
        state: invite.state,
        ...outlookOf(invite, active.get(invite.userId)),
        ...(deletedAt && { canappeal: false }),
      }));
      return { items, counted, pending, bricksamount: INVITE_BRICKS, next };
    },

    /**
     * Asks for another look at a refused invite, once.
     * @throws AppError `notFound` for one that is not the person's, `notAppealable`
     */
    appeal: (userId: number, { uid, reason }: Input<typeof appealInvite>): Promise<void> =>
      db.transaction(async (tx) => {
        const known = await invitesOf(tx).byUid(uid);
        const invite = known && (await invitesOf(tx).hold(known.userId));
        if (invite?.inviterId !== userId) throw new AppError('notFound', { status: 200 });
        if (invite.state !== 'refused' || invite.appealedAt !== null) throw new AppError('notAppealable');
        await invitesOf(tx).appeal(invite.userId, keptText(reason), new Date(clock.now()));
      }),
  };
}
