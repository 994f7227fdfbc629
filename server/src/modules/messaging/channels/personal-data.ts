import type { Db } from '../../../db/db.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import { removeMembers, type Changes } from '../conversations/index.ts';
import { record } from './access/record.ts';
import { applicationsOf } from './applications/repository.ts';
import { invitesOf } from './invites/repository.ts';
import { membershipOf } from './membership/repository.ts';

/** Channels of a person. When they leave the site they leave these too, and what they owned goes to who has been there longest. */
export function channelData({ db, changes }: { db: Db; changes: Pick<Changes, 'within'> }): PersonalData {
  return {
    name: 'channels',
    read: async ({ userId }) =>
      (await membershipOf(db).channelsOf(userId)).map(({ id, name, role, joinedAt }) => ({ channelid: String(id), name, role, joinedAt })),
    async erase(tx, { userId }) {
      for (const { id, role } of await membershipOf(tx).channelsOf(userId)) {
        await changes.within(tx, id, async (change) => {
          const membership = membershipOf(tx);
          const heir = await membership.heir(id, userId);
          if (heir === undefined) await membership.end(id, change.at);
          else if (role === 'owner') {
            await membership.setRole(id, heir, 'owner');
            await record(change, { kind: 'role', actorId: userId, targetId: heir, value: 'owner' });
            change.touch([heir]);
          }
          await change.addLine({ kind: 'left', actorId: userId });
          change.touch(await removeMembers(tx, id, [userId], change.at));
        });
      }
      await applicationsOf(tx).forget(userId);
      await invitesOf(tx).revokeOf(userId, new Date());
    },
  };
}
