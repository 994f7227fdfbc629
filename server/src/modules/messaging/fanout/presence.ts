import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db.ts';
import type { Realtime } from '../../realtime/index.ts';
import type { Relations } from '../../relations/index.ts';
import type { Names } from '../people.ts';

/** Somebody of whom nothing was heard for longer is gone: two heartbeats and a bit, ms. */
const HERE_MS = 60_000;
const PEOPLE = 200_000;

export interface PresenceDeps {
  db: Db;
  names: Names;
  realtime: Pick<Realtime, 'channel' | 'connectionsOf' | 'onDisconnect'>;
  relations: Pick<Relations, 'privacyOf' | 'blockedBy'>;
}

/** Who is here, in whatever process: each heartbeat says it anew, and nothing is kept of it. */
export function createPresence({ db, names, realtime, relations }: PresenceDeps) {
  const here = new LRUCache<number, true>({ max: PEOPLE, ttl: HERE_MS });
  const channel = realtime.channel<{ userId: number; isHere: boolean }>('im.presence');
  channel.subscribe(({ userId, isHere }) => {
    if (isHere || realtime.connectionsOf(userId).length > 0) here.set(userId, true);
    else here.delete(userId);
  });
  realtime.onDisconnect(({ person: { userId } }) => channel.publish({ userId, isHere: false }));

  return {
    heard: (userId: number): void => channel.publish({ userId, isHere: true }),

    /** Those of some people who are here and show it to the asker. */
    async of(userId: number, uids: readonly string[]): Promise<{ here: string[] }> {
      const ids = await names.idsOf(uids);
      const present = [...ids].filter(([, one]) => here.has(one));
      const keys = present.map(([, one]) => one);
      const [privacy, blocked] = await Promise.all([relations.privacyOf(keys), relations.blockedBy(db, userId, keys)]);
      return { here: present.filter(([, one]) => privacy.get(one)?.showsPresence && !blocked.has(one)).map(([uid]) => uid) };
    },
  };
}
