import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, type Output } from '@mortar/protocol';
import { getContributeRanking, getTaskRanking, setRankingSettings } from '@mortar/protocol/rankings';
import { answerContact, requestContact } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { fold } from './fold.ts';
import { addScore } from './index.ts';
import { currentPlaces } from './places.ts';
import { boardsOf } from './repository.ts';

jest.setTimeout(60_000);

let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'rankings'] });
  newPerson = createPeople(server);
});
afterAll(() => server.close());
beforeEach(() =>
  server.database
    .sql`truncate rankings_deltas, rankings_scores, rankings_buckets, rankings_people, rankings_seasons, rankings_results, rankings_heads`.then(
    () => undefined,
  ),
);

const NOVEMBER = new Date('2026-11-20T12:00:00Z');
let causes = 0;
const score = (userId: number, points: number, at = NOVEMBER) =>
  addScore(server.database.db, { board: 'contribute', userId, points, ref: `cause:${(causes += 1)}`, at });
const folded = () => fold(server.database.db);

/** Numbers that are the same on every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a window function says of a board, held people left out. */
async function expected(season: string): Promise<Map<number, { rank: number; points: number }>> {
  const rows = await server.database.sql`
    select user_id, sum(points)::bigint as points, rank() over (order by sum(points) desc) as rank
      from rankings_deltas d
     where board = 'contribute' and change is not null and not coalesce((select is_held from rankings_people p where p.user_id = d.user_id), false)
       and ${season} in ('all', to_char(at at time zone 'Asia/Hong_Kong', 'YYYY-MM'))
     group by user_id`;
  return new Map(rows.map((row) => [Number(row['user_id']), { rank: Number(row['rank']), points: Number(row['points']) }]));
}

/** The whole list of a board, page by page. */
async function walked(season: string, size: number) {
  const rows = [];
  let after: { points: number; reachedAt: number; userId: number } | undefined;
  for (;;) {
    const page = await currentPlaces(server.database.db).page('contribute', season, after, size);
    rows.push(...page);
    after = page.at(-1);
    if (page.length < size) return rows;
  }
}

describe('ranks', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'they are those of a window function on board %i: list, own place, neighbours',
    async (seed) => {
      const roll = dice(seed + 1);
      const [people, most] = [3 + roll(60), [3, 50, 5000, 300_000, 2 ** 30][roll(5)]!];
      for (let round = 0; round < 3; round += 1) {
        for (let delta = 0; delta < people; delta += 1) {
          const at = new Date(NOVEMBER.getTime() + roll(40) * 24 * 3600 * 1000 + roll(3) * 1000);
          await score(1 + roll(people), roll(10) === 0 ? -roll(3) : roll(most), at);
        }
        if (roll(2) === 0) await server.database.db.transaction((tx) => boardsOf(tx).hold(1 + roll(people), roll(3) > 0));
        await folded();
        // In flight: they do not count yet.
        await score(1 + roll(people), roll(most));
        for (const season of ['all', '2026-11', '2026-12']) {
          const known = await expected(season);
          const list = await walked(season, 1 + roll(9));
          expect(new Map(list.map(({ userId, rank, points }) => [userId, { rank, points }]))).toEqual(known);
          expect(list.map(({ points }) => points)).toEqual(list.map(({ points }) => points).toSorted((a, b) => b - a));
          for (const [index, { userId }] of list.entries()) {
            const around = await currentPlaces(server.database.db).around('contribute', season, userId);
            expect(around?.rows).toEqual(list.slice(Math.max(0, index - 2), index + 3));
          }
        }
      }
    },
  );

  test('equals share a rank, the next one is behind all of them, and who was there first stands first', async () => {
    const later = new Date(NOVEMBER.getTime() + 1000);
    await score(1, 10);
    await score(2, 7, later);
    await score(3, 7);
    await score(4, 1);
    await folded();
    expect((await walked('all', 10)).map(({ userId, rank }) => [userId, rank])).toEqual([
      [1, 1],
      [3, 2],
      [2, 2],
      [4, 4],
    ]);
  });

  test('a cause counts once, and months end by midnight in Hong Kong', async () => {
    const delta = { board: 'contribute', userId: 1, points: 5, ref: 'once', at: new Date('2026-11-30T15:59:59Z') } as const;
    for (const _time of [1, 2]) await addScore(server.database.db, delta);
    await score(1, 3, new Date('2026-11-30T16:00:00Z'));
    await Promise.all([folded(), folded(), folded()]);
    await folded();
    const pointsIn = async (season: string) => (await walked(season, 5)).map(({ points }) => points);
    expect([await pointsIn('2026-11'), await pointsIn('2026-12'), await pointsIn('all')]).toEqual([[5], [3], [8]]);
  });

  test('buckets rise with the points, and hold what they say', async () => {
    const roll = dice(7);
    const points = [0, 1, 4095, 4096, 4097, 8191, 8192, 2 ** 31, 2 ** 40 - 1, ...Array.from({ length: 500 }, () => roll(2 ** 31))].toSorted(
      (a, b) => a - b,
    );
    const rows = await server.database.sql`
      select p::text, rankings_bucket(p) as bucket, rankings_bucket_top(rankings_bucket(p))::text as top,
             rankings_bucket(rankings_bucket_top(rankings_bucket(p))) as again, rankings_bucket(rankings_bucket_top(rankings_bucket(p)) + 1) as next
        from unnest(${points}::bigint[]) p order by p::bigint`;
    for (const row of rows)
      expect([row['again'], row['next'], Number(row['top']) >= Number(row['p'])]).toEqual([row['bucket'], row['bucket'] + 1, true]);
  });
});

describe('what people see', () => {
  const board = async (person: TestPerson, input: object = {}): Promise<Output<typeof getContributeRanking>> =>
    person.ask(getContributeRanking, input);

  test('a place with its neighbours, what is missing to the next rank, and as of when', async () => {
    const people = await Promise.all(['Ada', 'bo@example.com', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => newPerson(name)));
    for (const [index, { userId }] of people.entries()) await score(userId, 100 - 10 * index);
    await folded();
    const seen = await board(people[3]!, { pageSize: 2 });
    expect(seen.items.map(({ rank, name, points }) => [rank, name, points])).toEqual([
      [1, 'Ada', 100],
      [2, 'b***', 90],
    ]);
    expect(seen.me).toMatchObject({ rank: 4, points: 70, gap: 10, held: false });
    expect(seen.me!.neighbours.map(({ name }) => name)).toEqual(['b***', 'Cy', 'Di', 'Ed', 'Flo']);
    const rest = await board(people[0]!, { pageSize: 10, cursor: seen.next! });
    expect([rest.items.map(({ rank }) => rank), rest.next, rest.me?.gap]).toEqual([[3, 4, 5, 6], null, null]);
    expect(JSON.stringify(seen)).not.toContain('example.com');
  });

  test('a visitor sees the list; friends need somebody who has them', async () => {
    const { userId } = await newPerson();
    await score(userId, 5);
    await folded();
    const ask = (query: string) => server.call({ url: `${getContributeRanking.path}?${query}`, signed: true });
    expect((await ask('')).json()).toMatchObject({ data: { items: [{ rank: 1 }], me: null } });
    expect((await ask('scope=friends')).json()).toMatchObject({ code: CODES.tokenInvalid });
    expect((await ask('season=2026-13')).json()).toMatchObject({ code: CODES.validation });
  });

  test('friends are ranked among themselves', async () => {
    const [ada, bo, stranger] = [await newPerson('Ada'), await newPerson('Bo'), await newPerson('Stranger')];
    await ada.ask(requestContact, { uid: bo.uid, text: '' });
    await bo.ask(answerContact, { uid: ada.uid, accepted: true });
    await score(ada.userId, 1);
    await score(bo.userId, 5);
    await score(stranger.userId, 3);
    await folded();
    const seen = await board(ada, { scope: 'friends' });
    expect(seen.items.map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'Bo'],
      [2, 'Ada'],
    ]);
    expect(seen.me).toMatchObject({ rank: 2, gap: 4 });
  });

  test('friends are listed page by page, also once the last one that was shown has left', async () => {
    const [ada, bo, cy] = [await newPerson('Ada'), await newPerson('Bo'), await newPerson('Cy')];
    for (const friend of [bo, cy]) {
      await ada.ask(requestContact, { uid: friend.uid, text: '' });
      await friend.ask(answerContact, { uid: ada.uid, accepted: true });
    }
    await score(ada.userId, 1);
    await score(bo.userId, 5);
    await score(cy.userId, 5);
    await folded();
    const first = await board(ada, { scope: 'friends', pageSize: 1 });
    expect(first.items.map(({ name }) => name)).toEqual(['Bo']);
    await server.database.sql`delete from rankings_scores where user_id = ${bo.userId}`;
    const rest = await board(ada, { scope: 'friends', pageSize: 2, cursor: first.next! });
    expect([rest.items.map(({ name }) => name), rest.next]).toEqual([['Cy', 'Ada'], null]);
  });

  test('who hides their name is a player to others, and sees it themselves', async () => {
    const [ada, bo] = [await newPerson('Ada'), await newPerson('Bo')];
    await score(ada.userId, 5);
    await folded();
    expect(await ada.ask(setRankingSettings, { hidden: true })).toEqual({ hidden: true });
    expect((await board(bo)).items).toEqual([{ rank: 1, uid: '', name: '', avatar: '', points: 5 }]);
    expect((await board(ada)).items[0]?.name).toBe('Ada');
  });

  test('who is under review is told so, and stands in nobody’s way', async () => {
    const [ada, bo] = [await newPerson('Ada'), await newPerson('Bo')];
    await server.database.db.transaction((tx) => boardsOf(tx).hold(ada.userId, true));
    await score(ada.userId, 9);
    await score(bo.userId, 5);
    await folded();
    expect((await board(ada)).me).toMatchObject({ rank: 1, points: 9, held: true });
    expect((await board(bo)).items.map(({ rank, name }) => [rank, name])).toEqual([[1, 'Bo']]);
  });

  test('who leaves takes their points along', async () => {
    const [ada, bo] = [await newPerson('Ada'), await newPerson('Bo')];
    await score(ada.userId, 9);
    await score(bo.userId, 5);
    await folded();
    await server.database.db.transaction((tx) => boardsOf(tx).forget(ada.userId));
    expect((await board(bo)).me).toMatchObject({ rank: 1 });
    expect(await bo.ask(getTaskRanking)).toMatchObject({ items: [], me: null, next: null });
  });
});
