import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { EXPORT_ENTRIES } from '../../core/personal-data.ts';
import { readPeople } from '../identity/index.ts';
import type { Realtime } from '../realtime/index.ts';
import { noticesOf, NOTICES_CHANNEL } from './list/repository.ts';
import { registerNoticeRoutes } from './list/routes.ts';
import { createNoticeService, type Notify } from './list/service.ts';

export type { Notify } from './list/service.ts';

const HOUR_SECONDS = 3600;

/** Tells people from outside of a server, as the command line does. */
export const createNotify = ({ db, clock }: { db: Db; clock: Clock }): Notify =>
  createNoticeService({ db, clock, readPeople: (userIds) => readPeople(db, userIds) }).notify;

/** What people are told of by every area, in one list, with what they have seen over all of their devices. */
export function noticesModule(
  { database: { db, sql }, clock, jobs }: ModuleCore,
  { realtime }: { realtime: Pick<Realtime, 'toUsers' | 'connectionsOf'> },
): ServerModule & { notify: Notify } {
  const notices = createNoticeService({ db, clock, readPeople: (userIds) => readPeople(db, userIds) });
  return {
    name: 'notices',
    notify: notices.notify,
    personalData: [
      {
        name: 'notices',
        read: async ({ userId }) =>
          (await noticesOf(db).page(userId, undefined, EXPORT_ENTRIES)).map(({ kind, values, at, readAt }) => ({
            kind,
            values,
            at,
            readAt,
          })),
        erase: (tx, { userId }) => noticesOf(tx).forget(userId),
      },
    ],
    async register(app) {
      registerNoticeRoutes(app, notices);
      const tell = async (userId: number) => {
        // Every process hears of it and tells its own connections: of most people it has none, and need not count.
        if (realtime.connectionsOf(userId).length === 0) return;
        realtime.toUsers([userId], 'notices.changed', { unread_num: await notices.countUnread(userId) }, { isHere: true });
      };
      const failed = (error: unknown) => app.log.error({ err: error }, 'nobody was told of a notice');
      const listening = await sql.listen(NOTICES_CHANNEL, (payload) => void tell(Number(payload)).catch(failed));
      app.addHook('onClose', () => listening.unlisten());
      await jobs?.every('notices.prune', HOUR_SECONDS, notices.prune);
    },
  };
}
