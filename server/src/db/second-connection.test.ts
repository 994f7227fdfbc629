import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../test/database.ts';
import { statement } from './statement.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const one = statement<{ one: number }>('test_one', 'select 1 as one');
const REFUSED = /second connection/;
/** Why drizzle refused something: it wraps what the driver threw. */
const why = (work: Promise<unknown>) => work.then(String, (error: Error) => (error.cause ? String(error.cause) : error.message));

test('a test fails where a transaction asks the pool for a second connection', async () => {
  await db.transaction(async (tx) => {
    expect(await one(tx, [])).toEqual([{ one: 1 }]);
    expect(await why(one(db, []))).toMatch(REFUSED);
    expect(await why(db.execute(sql`select 1`))).toMatch(REFUSED);
    expect(await why(db.transaction(async () => {}))).toMatch(REFUSED);
  });
  expect(await one(db, [])).toEqual([{ one: 1 }]);
});

test('what a transaction leaves behind may ask when it has ended', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const left = await db.transaction(async () => ({ later: ended.then(() => one(db, [])) }));
  end();
  expect(await left.later).toEqual([{ one: 1 }]);
});
