import type { Output } from '@mortar/protocol';
import type { listDevices } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import type { AccountChange } from '../../../mail/index.ts';
import { tellOwner } from '../notices/notice.ts';
import type { Caller } from '../caller.ts';
import type { SendMail } from '../ports.ts';
import type { SessionService } from '../session/index.ts';
import { addAudit } from '../../moderation/index.ts';
import { identitiesOf } from '../users/identities.ts';

export interface DeviceDeps {
  db: Db;
  clock: Clock;
  sessions: Pick<SessionService, 'list' | 'endOf' | 'endAll'>;
  sendMail: SendMail;
}

/** A person's open sessions: seen and ended (security F5). */
export function createDevices({ db, clock, sessions, sendMail }: DeviceDeps) {
  async function tell(
    tx: Db,
    person: Person,
    caller: Caller,
    what: { action: string; change: AccountChange; ended: number },
  ): Promise<void> {
    const at = new Date(clock.now());
    const target = `user:${person.uid}`;
    const detail = { network: caller.network, os: caller.device.os, ended: what.ended };
    await addAudit(tx, { at, actor: target, action: what.action, target, outcome: 'done', detail });
    const owner = await identitiesOf(tx).hold(person.userId);
    const to = await identitiesOf(tx).emailOf(person.userId);
    if (owner && to !== undefined) await tellOwner(tx, sendMail, { to, locale: owner.locale, change: what.change, caller, at });
  }

  return {
    async list({ userId, sessionId }: Person): Promise<Output<typeof listDevices>> {
      const rows = await sessions.list(userId);
      const items = rows.map(({ id, deviceName, os, createdAt, lastSeenAt }) => ({
        id,
        devicename: deviceName,
        os,
        createdat: createdAt.toISOString(),
        lastseenat: lastSeenAt.toISOString(),
        current: id === sessionId,
      }));
      return { items };
    },

    /** @throws AppError `notFound` for one that is over or another person's */
    end: (person: Person, sessionId: string, caller: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await sessions.endOf(tx, person.userId, sessionId, 'device'))) throw new AppError('notFound', { status: 200 });
        await tell(tx, person, caller, { action: 'session.end', change: 'deviceEnded', ended: 1 });
      }),

    endOthers: (person: Person, caller: Caller): Promise<{ ended: number }> =>
      db.transaction(async (tx) => {
        const ended = await sessions.endAll(tx, person.userId, 'device', person.sessionId);
        if (ended > 0) await tell(tx, person, caller, { action: 'session.endOthers', change: 'devicesEnded', ended });
        return { ended };
      }),
  };
}
