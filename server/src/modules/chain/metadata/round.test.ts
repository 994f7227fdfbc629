import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestDatabase } from '../../../../test/database.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { Database } from '../../../db/database.ts';
import { collectionWordsOf } from './collections/repository.ts';
import { collectionWords } from './collections/tables.ts';
import { AGAIN_AN_HOUR, AGAIN_MS, OF_ONE_COLLECTION } from './limits.ts';
import { tokensOf, type TakenToken } from './repository.ts';
import { createRound } from './round.ts';
import { tokens } from './tables.ts';

const CHAIN = 7;
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const add = async (collection: string, count: number) => {
  const row = (id: number) => ({ chainId: CHAIN, collection, tokenId: String(id), block: 1, dueAt: new Date(0) });
  await database.db.insert(tokens).values(Array.from({ length: count }, (_, id) => row(id)));
};

test('a collection of ten thousand whose server hangs holds up no other, and each token is looked at by one process alone', async () => {
  await add('large', 10_000);
  await add('small', 20);
  const begun: TakenToken[] = [];
  let hanging = 0;
  let most = 0;
  const stop = new AbortController();
  let letGo = () => {};
  const hangs = new Promise<void>((resolve) => (letGo = resolve));
  const look = async (token: TakenToken) => {
    begun.push(token);
    if (token.collection === 'large') {
      most = Math.max(most, (hanging += 1));
      await hangs;
      hanging -= 1;
    }
    if (begun.filter(({ collection }) => collection === 'small').length === 20) {
      stop.abort();
      letGo();
    }
  };
  const deps = { db: database.db, clock: systemClock, look, chains: () => [CHAIN], stopped: stop.signal };
  await Promise.all([createRound(deps)(), createRound(deps)()]);
  expect(new Set(begun.map(({ collection, tokenId }) => `${collection} ${tokenId}`)).size).toBe(begun.length);
  expect(most).toBeLessThanOrEqual(2 * OF_ONE_COLLECTION);
  expect(begun.filter(({ collection }) => collection === 'small')).toHaveLength(20);
});

test('what nobody follows is left alone, and what is under way is not taken twice', async () => {
  await add('elsewhere', 3);
  const begun: string[] = [];
  const look = async ({ collection }: TakenToken) => void begun.push(collection);
  const deps = { db: database.db, clock: systemClock, look, stopped: new AbortController().signal };
  await createRound({ ...deps, chains: () => [8] })();
  expect(begun).toEqual([]);
});

test('what was read long ago is looked at again, the oldest first and some an hour; what was read of late is not', async () => {
  const now = Date.now();
  const row = (id: number, ageMs: number) => ({
    chainId: 9,
    collection: 'quiet',
    tokenId: String(id),
    block: 1,
    readAt: new Date(now - ageMs),
    readBlock: 1,
  });
  const old = Array.from({ length: AGAIN_AN_HOUR + 1 }, (_, id) => row(id, 2 * AGAIN_MS - id * 1000));
  await database.db.insert(tokens).values([...old, row(9999, AGAIN_MS - 60_000)]);
  const due = async () =>
    (await database.sql<{ token_id: string }[]>`select token_id from chain_tokens where chain_id = 9 and due_at is not null`).map(
      ({ token_id }) => Number(token_id),
    );
  await tokensOf(database.db).lookAgain(new Date(now));
  expect(Math.max(...(await due()))).toBe(AGAIN_AN_HOUR - 1);
  expect(await due()).toHaveLength(AGAIN_AN_HOUR);
  await tokensOf(database.db).lookAgain(new Date(now));
  expect(await due()).toHaveLength(AGAIN_AN_HOUR + 1);
});

test.each([
  ['chain_tokens', tokensOf, { token_id: 1 }],
  ['chain_collection_words', collectionWordsOf, {}],
])('in %s what was looked at of late without success does not come before what was not', async (table, wordsOf, more: object) => {
  const { db, sql } = database;
  const now = Date.now();
  const ago = (weeks: number) => new Date(now - weeks * AGAIN_MS).toISOString();
  const row = (collection: string, read: string, failed: string | null) => ({
    chain_id: 10,
    collection,
    block: 1,
    read_at: read,
    failed_at: failed,
    ...more,
  });
  const dead = Array.from({ length: AGAIN_AN_HOUR }, (_, id) => row(`dead ${id}`, ago(9), ago(2)));
  for (const one of [...dead, row('alive', ago(3), null)]) await sql`insert into ${sql(table)} ${sql(one)}`;
  await wordsOf(db).lookAgain(new Date(now));
  expect(await sql`select from ${sql(table)} where collection = 'alive' and due_at is not null`).toHaveLength(1);
});

test('a look that came to nothing is kept with its time until a good one', async () => {
  const db = collectionWordsOf(database.db);
  await database.db.insert(collectionWords).values({ chainId: 11, collection: 'dead', block: 1, dueAt: new Date(0) });
  const at = new Date();
  const looked = async () =>
    (await database.db.select().from(collectionWords).where(eq(collectionWords.chainId, 11))).map(({ failedAt }) => failedAt);
  await db.noteFault((await db.take([11], at))!, 'noGateway', { at, next: null });
  expect(await looked()).toEqual([at]);
  await db.dueForGateway();
  const read = { picture: null, fault: null, block: 1, at, next: null };
  await db.note((await db.take([11], new Date(Date.now() + 1000)))!, { name: null, description: '', link: null } as never, read);
  expect(await looked()).toEqual([null]);
});
