import type { Person } from '@mortar/protocol/relations';
import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/db.ts';
import { readPeople, users } from '../identity/index.ts';

/** So long a new name or picture may be late in what is told, ms. */
const NAMES_MS = 10_000;
const NAMES = 20_000;
/** Somebody whose account is gone. */
const NOBODY: Person = { uid: '', username: '', headimgurl: '' };

/** Who people are: those who write much are read seldom. */
export function createNames(db: Db) {
  const known = new LRUCache<number, Person>({ max: NAMES, ttl: NAMES_MS });
  return {
    /** Names and pictures by `userId`; those who are gone have neither. */
    async of(userIds: Iterable<number>): Promise<(userId: number) => Person> {
      const found = new Map<number, Person>();
      for (const userId of userIds) found.set(userId, known.get(userId) ?? NOBODY);
      const missing = [...found.keys()].filter((userId) => found.get(userId) === NOBODY);
      const read = await readPeople(db, missing);
      for (const userId of missing) {
        const person = read.get(userId) ?? NOBODY;
        known.set(userId, person);
        found.set(userId, person);
      }
      return (userId) => found.get(userId) ?? NOBODY;
    },
    /** Keys of people by their uids; who is not there is missing. */
    async idsOf(uids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (uids.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, uid: users.uid })
        .from(users)
        .where(inArray(users.uid, [...uids]));
      return new Map(rows.map(({ id, uid }) => [uid, id]));
    },
  };
}

export type Names = ReturnType<typeof createNames>;
