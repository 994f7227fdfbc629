import type { Person } from '@mortar/protocol/relations';
import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/db.ts';
import { createBatches } from '../../lib/batches.ts';
import { readPeople, users } from '../identity/index.ts';

/** So long a new name or picture may be late in what is told, ms. */
const NAMES_MS = 10_000;
const NAMES = 20_000;
/** Names of one query. */
const BATCH = 1000;
/** Somebody whose account is gone. */
const NOBODY: Person = { uid: '', username: '', headimgurl: '' };

/** Who people are: those who write much are read seldom, and those who write at once in one query. */
export function createNames(db: Db) {
  const known = new LRUCache<number, Person>({ max: NAMES, ttl: NAMES_MS });
  const read = createBatches(async (userIds: number[]): Promise<Person[]> => {
    const people = await readPeople(db, [...new Set(userIds)]);
    return userIds.map((userId) => people.get(userId) ?? NOBODY);
  }, BATCH);
  return {
    /** Names and pictures by `userId`; those who are gone have neither. */
    async of(userIds: Iterable<number>): Promise<(userId: number) => Person> {
      const found = new Map<number, Person>();
      const missing: number[] = [];
      for (const userId of new Set(userIds)) {
        const person = known.get(userId);
        if (person) found.set(userId, person);
        else missing.push(userId);
      }
      const people = await Promise.all(missing.map(read));
      missing.forEach((userId, index) => {
        known.set(userId, people[index]!);
        found.set(userId, people[index]!);
      });
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
