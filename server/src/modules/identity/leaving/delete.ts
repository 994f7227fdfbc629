import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import type { Confirm, Evidence } from '../confirmation/index.ts';
import { deviceOf, tellOwner } from '../notices/notice.ts';
import type { SendMail } from '../ports.ts';
import type { SessionService } from '../session/index.ts';
import { addAudit } from '../../moderation/index.ts';
import { identitiesOf } from '../users/identities.ts';
import { leavingOf } from './repository.ts';

export interface DeleteDeps {
  db: Db;
  clock: Clock;
  confirm: Confirm;
  sessions: Pick<SessionService, 'endAll'>;
  sendMail: SendMail;
  rooms(): readonly PersonalData[];
}

/** Deleting an account: at once, for good, after a confirmation. Bookings stay and belong to nobody who can be named. */
export function createDelete({ db, clock, confirm, sessions, sendMail, rooms }: DeleteDeps) {
  return async function deleteAccount(evidence: Evidence): Promise<void> {
    const { person, caller } = evidence;
    const { userId, uid } = person;
    const confirmed = await confirm(evidence);
    await db.transaction(async (tx) => {
      const owner = await identitiesOf(tx).hold(userId);
      await confirmed(tx);
      const at = new Date(clock.now());
      await tellOwner(tx, sendMail, { owner, change: 'deleted', about: deviceOf(caller), at });
      await sessions.endAll(tx, userId, 'deleted');
      for (const { erase } of rooms()) await erase?.(tx, person);
      await leavingOf(tx).erase(person, at);
      await addAudit(tx, { at, actor: `user:${uid}`, action: 'account.delete', target: `user:${uid}`, outcome: 'done' });
    });
  };
}
