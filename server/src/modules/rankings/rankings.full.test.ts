import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/database.ts';
import { fold } from './fold.ts';
import { currentPlaces } from './places.ts';
import { boardsOf } from './repository.ts';

jest.setTimeout(20 * 60_000);

/** Three boards of as many months. */
const MONTHS = 3334;
const DELTAS = 250_000;
const LOOKED_AT = 300;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What takes longer than the server lets a statement. */
const slowly = <Row extends object>(work: (tx: Database['sql']) => PromiseLike<Row[]>): Promise<Row[]> =>
  database.sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    return work(tx as unknown as Database['sql']);
  }) as Promise<Row[]>;

/** A third of the causes bring one of three amounts, so that there are ties; the others something up to a million. */
const score = () =>
  slowly(
    (sql) => sql`
    insert into rankings_deltas (board, user_id, points, ref, at)
    select (array['contribute', 'task', 'invite'])[1 + i % 3], 1 + floor(random() * 40)::int,
           case when random() < 0.3 then floor(random() * 3)::int else floor(random() ^ 4 * 1000000)::int end, 'cause:' || i,
           timestamptz '1800-01-15 12:00Z' + (i / 3 % ${MONTHS}) * interval '1 month' + floor(random() * 5) * interval '1 second'
      from (select setseed(0.5)) seed, generate_series(1, ${DELTAS}) i`,
  );

test('R1: on 10,000 boards with ties and held people ranks are those of a window function, and list and own place agree', async () => {
  const { db, sql } = database;
  await score();
  await fold(db);
  for (const userId of [3, 17, 33]) await db.transaction((tx) => boardsOf(tx).hold(userId, true));
  await db.transaction((tx) => boardsOf(tx).hold(17, false));
  const [boards] = await sql`select count(distinct (board, season))::int as all from rankings_scores`;
  expect(boards!['all']).toBe(3 * MONTHS + 3);
  const wrong = await slowly(
    (tx) => tx`
    select * from (
      select board, season, user_id, rankings_rank(board, season, neg) as ours, rank() over (partition by board, season order by neg) as theirs
        from rankings_scores where not is_held) r
     where ours <> theirs limit 5`,
  );
  expect(wrong).toEqual([]);
  const some = await sql<{ board: 'task'; season: string }[]>`
    select board, season from (select distinct board, season from rankings_scores) b order by md5(board || season) limit ${LOOKED_AT}`;
  for (const { board, season } of some) {
    const list = await currentPlaces(db).page(board, season, undefined, 100);
    for (const [index, { userId }] of list.entries())
      expect((await currentPlaces(db).around(board, season, userId))?.rows).toEqual(list.slice(Math.max(0, index - 2), index + 3));
  }
});
