import type { Db } from '../../../db/db.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import { lockConversationsOf, lockUserHeads, removeMembers, type Changes } from '../conversations/index.ts';
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
      // Whatever is changed from here to the end of the transaction, private chats too: nobody who sends meets it in a circle.
      await lockConversationsOf(tx, userId);
      const membership = membershipOf(tx);
      const channels = await membership.channelsOf(userId);
      const heirs = new Map<number, number | undefined>();
      for (const { id } of channels) heirs.set(id, await membership.heir(id, userId));
      await lockUserHeads(tx, [userId, ...[...heirs.values()].filter((heir) => heir !== undefined)]);
      for (const { id, role } of channels) {
        const heir = heirs.get(id);
        await changes.within(tx, id, async (change) => {
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
