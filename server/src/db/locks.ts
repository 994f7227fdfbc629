import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** First halves of our advisory locks; the second half is a key within one of them. */
export const LOCKS = {
  codeSends: 1_915_204,
  inviter: 5_110_407,
  remote: 7_290_183,
  healthNetwork: 7_290_184,
  fileSends: 7_290_185,
  runStarts: 7_290_186,
  relation: 7_290_187,
  favourites: 7_290_188,
  reports: 7_290_189,
  cards: 7_290_190,
  rankings: 7_290_191,
  communityNumbers: 7_290_192,
  communityOwn: 7_290_193,
  quizRounds: 7_290_210,
  quizPlayer: 7_290_211,
  quizEvents: 7_290_212,
} as const;

/** The one lock that is a single number: two servers that start at once take turns at migrations. */
export const MIGRATION_LOCK = 7_290_183_641;

/** Holds a lock until the transaction ends: others wait who want it with the same key. */
export async function holdLock(tx: Db, lock: keyof typeof LOCKS, key: string | number): Promise<void> {
  const second = typeof key === 'number' ? sql`${key % 2 ** 31}::int` : sql`hashtext(${key})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[lock]}::int, ${second})`);
}
