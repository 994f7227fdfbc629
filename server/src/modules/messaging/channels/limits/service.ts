import type { Input, Output } from '@mortar/protocol';
import type { getChannelMute, Member, saveBlock, updateProhibition } from '@mortar/protocol/messaging';
import { AppError } from '../../../../lib/app-error.ts';
import { pageByTime, readTimeCursor } from '../../../../lib/time-cursor.ts';
import { keyOf, removeMembers } from '../../conversations/index.ts';
import { memberTargetOf, readAccess, targetOf } from '../access/access.ts';
import type { ChannelDeps } from '../access/deps.ts';
import { note, record } from '../access/record.ts';
import { tellOf } from '../access/tell.ts';
import { may } from '../access/powers.ts';
import { applicationsOf } from '../applications/repository.ts';
import { limitsOf } from './repository.ts';

const MINUTE_MS = 60_000;
/** A mute without an end. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

export interface LimitDeps extends ChannelDeps {
  readMember(channelId: number, userId: number): Promise<Member>;
}

/** Who may not write, or not come in: each in one order with what is sent, told at once, with its reason in the audit. */
export function createLimits({ db, clock, changes, names, notify, relations, readMember }: LimitDeps) {
  return {
    async mute(
      userId: number,
      { channelid, uid, minutes, reason = '' }: Input<typeof updateProhibition>,
    ): Promise<Output<typeof updateProhibition>> {
      const [id, targetId] = [keyOf(channelid), await relations.userIdOf(uid)];
      await changes.change(id, async (change) => {
        const { tx, at } = change;
        await memberTargetOf(change, userId, 'mute', targetId);
        const until = minutes === null ? FOR_GOOD : new Date(at.getTime() + minutes * MINUTE_MS);
        const isMuted = minutes !== 0;
        await limitsOf(tx).mute(id, targetId, isMuted ? { until, reason, by: userId, at } : null);
        const value = isMuted ? until.toISOString() : '';
        await record(change, { kind: isMuted ? 'muted' : 'unmuted', actorId: userId, targetId, value, reason });
        change.touch([targetId]);
        if (isMuted) await tellOf(notify, change, [targetId], { kind: 'channelMuted', actorId: userId, reason, until: value });
      });
      return readMember(id, targetId);
    },

    async block(userId: number, { channelid, uid, blocked, reason = '' }: Input<typeof saveBlock>): Promise<Output<typeof saveBlock>> {
      const [id, targetId] = [keyOf(channelid), await relations.userIdOf(uid)];
      await changes.change(id, async (change) => {
        const { tx, at } = change;
        await targetOf(change, userId, 'block', targetId);
        if (!blocked) {
          if (await limitsOf(tx).unblock(id, targetId)) await record(change, { kind: 'unblocked', actorId: userId, targetId, reason });
          return;
        }
        if (!(await limitsOf(tx).block({ conversationId: id, userId: targetId, by: userId, reason, at }))) return;
        await applicationsOf(tx).remove(id, targetId);
        const gone = await removeMembers(tx, id, [targetId], at);
        change.touch(gone);
        await tellOf(notify, change, gone, { kind: 'channelBlocked', actorId: userId, reason });
        // A line tells everybody that the channel has one less.
        if (gone.length > 0) await record(change, { kind: 'blocked', actorId: userId, targetId, reason });
        else await note(change, { action: 'blocked', actorId: userId, targetId, reason });
      });
      return {};
    },

    /** Owner and admins see everybody's; a member what concerns them. */
    async list(
      userId: number,
      { channelid, type, cursor, pageSize }: Input<typeof getChannelMute>,
    ): Promise<Output<typeof getChannelMute>> {
      const { channel, role } = await readAccess(db, keyOf(channelid), userId);
      if (role === 'none') throw new AppError('forbidden');
      const ownOf = may(role, 'readLimits', channel) ? null : userId;
      const from = readTimeCursor(cursor);
      const rows =
        type === 'muted'
          ? await limitsOf(db).muted(channel.id, new Date(clock.now()), ownOf, from, pageSize + 1)
          : await limitsOf(db).blocked(channel.id, ownOf, from, pageSize + 1);
      const { shown, next } = pageByTime(rows, pageSize, from, ({ at }) => at);
      const personOf = await names.of(shown.flatMap((row) => [row.userId, row.by]).filter((one) => one !== null));
      const list = shown.map(({ userId: one, until, reason, by, at }) => ({
        ...personOf(one),
        until: until?.toISOString() ?? null,
        reason,
        by: by === null ? null : personOf(by),
        at: at.toISOString(),
      }));
      return { list, next };
    },
  };
}
