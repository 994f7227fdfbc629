import type { Output } from '@mortar/protocol';
import type { listDevices } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import { keepAndTell } from '../notices/notice.ts';
import type { Caller } from '../caller.ts';
import type { SendMail } from '../ports.ts';
import type { SessionService } from '../session/index.ts';
import { identitiesOf } from '../users/identities.ts';

export interface DeviceDeps {
  db: Db;
  clock: Clock;
  sessions: Pick<SessionService, 'list' | 'endOf' | 'endAll'>;
  sendMail: SendMail;
}

/** A person's open sessions: seen and ended (security F5). */
export function createDevices({ db, clock, sessions, sendMail }: DeviceDeps) {
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
        const owner = await identitiesOf(tx).hold(person.userId);
        if (!(await sessions.endOf(tx, person.userId, sessionId, 'device'))) throw new AppError('notFound', { status: 200 });
        const at = new Date(clock.now());
        await keepAndTell(tx, sendMail, { owner, caller, at, action: 'session.end', change: 'deviceEnded', more: { ended: 1 } });
      }),

    endOthers: (person: Person, caller: Caller): Promise<{ ended: number }> =>
      db.transaction(async (tx) => {
        const owner = await identitiesOf(tx).hold(person.userId);
        const ended = await sessions.endAll(tx, person.userId, 'device', person.sessionId);
        const at = new Date(clock.now());
        const kept = { owner, caller, at, action: 'session.endOthers', change: 'devicesEnded', more: { ended } } as const;
        if (ended > 0) await keepAndTell(tx, sendMail, kept);
        return { ended };
      }),
  };
}
