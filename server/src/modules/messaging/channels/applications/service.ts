import type { Input, Output } from '@mortar/protocol';
import type { decideApplication, listChannelApplications } from '@mortar/protocol/messaging';
import { AppError } from '../../../../lib/app-error.ts';
import { pageByTime, readTimeCursor } from '../../../../lib/time-cursor.ts';
import { keyOf } from '../../conversations/index.ts';
import { actorWith, readWith } from '../access/access.ts';
import type { ChannelDeps } from '../access/deps.ts';
import { takeIn } from '../access/take-in.ts';
import { note } from '../access/record.ts';
import { tellOf } from '../access/tell.ts';
import { applicationsOf } from './repository.ts';

/** Who wants to come in, and what becomes of it. */
export function createApplications({ db, changes, names, notify, relations }: ChannelDeps) {
  return {
    async list(
      userId: number,
      { channelid, cursor, pageSize }: Input<typeof listChannelApplications>,
    ): Promise<Output<typeof listChannelApplications>> {
      const { channel } = await readWith(db, keyOf(channelid), userId, 'decide');
      const from = readTimeCursor(cursor);
      const [rows, total] = await Promise.all([
        applicationsOf(db).page(channel.id, from, pageSize + 1),
        applicationsOf(db).count(channel.id),
      ]);
      const { shown, next } = pageByTime(rows, pageSize, from, ({ at }) => at);
      const personOf = await names.of(shown.map((row) => row.userId));
      return { list: shown.map(({ userId: one, text, at }) => ({ ...personOf(one), text, at: at.toISOString() })), total, next };
    },

    async decide(userId: number, { channelid, uid, accepted }: Input<typeof decideApplication>): Promise<Output<typeof decideApplication>> {
      const [id, targetId] = [keyOf(channelid), await relations.userIdOf(uid)];
      await changes.change(id, async (change) => {
        await actorWith(change, userId, 'decide');
        if (!(await applicationsOf(change.tx).remove(id, targetId))) throw new AppError('notFound', { status: 200 });
        if (accepted) await takeIn(change, [targetId], userId);
        await tellOf(notify, change, [targetId], { kind: accepted ? 'channelAccepted' : 'channelDeclined', actorId: userId });
        await note(change, { action: accepted ? 'accepted' : 'declined', actorId: userId, targetId });
      });
      return {};
    },
  };
}
