import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db.ts';
import type { Call, Realtime } from '../../realtime/index.ts';
import type { Relations } from '../../relations/index.ts';
import { conversations } from '../conversations/tables.ts';
import { openRoomOf } from './rooms.ts';
import { SMALL_MEMBERS } from './tiers.ts';

/** So long somebody counts as typing after a key, ms. */
const TYPES_MS = 6000;
/** How seldom a large conversation is told how many type, ms. */
const COUNT_MS = 2000;

export interface TypingDeps {
  db: Db;
  realtime: Pick<Realtime, 'emit'>;
  relations: Pick<Relations, 'blockedBy'>;
}

/** Who is typing, for those who have the conversation open: by name where it is small, as a number where it is large. */
export function createTyping({ db, realtime, relations }: TypingDeps) {
  const crowds = new LRUCache<number, { people: LRUCache<number, true>; toldAt: number }>({ max: 1000, ttl: 60_000, updateAgeOnGet: true });

  function tellCount(id: number, userId: number): void {
    const crowd = crowds.get(id) ?? { people: new LRUCache({ max: 1000, ttl: TYPES_MS }), toldAt: 0 };
    crowds.set(id, crowd);
    crowd.people.set(userId, true);
    const now = performance.now();
    if (now - crowd.toldAt < COUNT_MS) return;
    crowd.toldAt = now;
    crowd.people.purgeStale();
    realtime.emit(openRoomOf(id), 'im.typing', { id: String(id), uids: [], count: crowd.people.size }, { isVolatile: true });
  }

  return async (id: number, { person: { userId, uid }, connection }: Call): Promise<void> => {
    const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
    if (!row) return;
    if (row.members > SMALL_MEMBERS) return tellCount(id, userId);
    const peer = row.lowUser! + row.highUser! - userId;
    if (row.kind === 'private' && (await relations.blockedBy(db, userId, [peer])).has(peer)) return;
    realtime.emit(openRoomOf(id), 'im.typing', { id: String(id), uids: [uid], count: 1 }, { isVolatile: true, except: connection });
  };
}
