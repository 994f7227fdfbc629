import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Output } from '@mortar/protocol';
import { listNotices } from '@mortar/protocol/notices';
import { getContributeRanking } from '@mortar/protocol/rankings';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';
import { createNotify } from '../../notices/index.ts';
import { fold } from '../fold.ts';
import { addScore } from '../index.ts';
import { currentPlaces, finalPlaces } from '../places.ts';
import { boardsOf } from '../repository.ts';
import { createClosing, seasonAt } from './closing.ts';

jest.setTimeout(60_000);

const SEASON = '2026-11';
const IN_NOVEMBER = new Date('2026-11-20T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-30T16:00:00Z');
const QUARTER_HOUR = 15 * 60 * 1000;

let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'rankings'] });
  newPerson = createPeople(server);
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.sql`
    truncate rankings_deltas, rankings_scores, rankings_buckets, rankings_people, rankings_seasons, rankings_results, rankings_heads`.then(
    () => undefined,
  ),
);

const db = () => server.database.db;
let causes = 0;
const score = (userId: number, points: number, at = IN_NOVEMBER) =>
  addScore(db(), { board: 'contribute', userId, points, ref: `season:${(causes += 1)}`, at });
const closeAt = async (time: number) => {
  const clock = { now: () => time };
  await fold(db());
  return createClosing({ db: db(), clock, notify: createNotify({ db: db(), clock }) })();
};
const closed = () => closeAt(MIDNIGHT + QUARTER_HOUR);
const board = (person: TestPerson, season = SEASON): Promise<Output<typeof getContributeRanking>> =>
  person.ask(getContributeRanking, { season });
const wonOf = async (person: TestPerson) =>
  ((await person.ask(listNotices, { pageSize: 20 })) as Output<typeof listNotices>).list.filter(({ kind }) => kind === 'rankingWon');
/** The one notice of each: the place, and whether it was counted anew. */
const toldOf = (people: readonly TestPerson[]) =>
  Promise.all(people.map(async (person) => (await wonOf(person)).flatMap(({ values: { rank, recount } }) => [rank, recount])));
const placesOf = ({ items }: Output<typeof getContributeRanking>) => items.map(({ rank, name, points }) => [rank, name, points]);
const namesOf = ({ final }: Output<typeof getContributeRanking>) => final?.winners.map(({ rank, name }) => [rank, name]);

test('a season is a month in Hong Kong', () => {
  expect([MIDNIGHT - 1, MIDNIGHT].map(seasonAt)).toEqual(['2026-11', '2026-12']);
});

test('a month is closed a quarter of an hour after its end, once: its places stand, its three winners are told', async () => {
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => newPerson(name)));
  for (const [index, { userId }] of people.entries())
    await score(userId, [50, 40, 40, 10][index]!, new Date(IN_NOVEMBER.getTime() + index));
  await closeAt(MIDNIGHT + QUARTER_HOUR - 1);
  expect((await board(people[0]!)).final).toBeNull();
  for (const _time of [1, 2]) await closed();
  await score(people[3]!.userId, 500, new Date(MIDNIGHT));
  await fold(db());
  const seen = await board(people[3]!);
  expect(placesOf(seen)).toEqual([
    [1, 'Ada', 50],
    [2, 'Bo', 40],
    [2, 'Cy', 40],
    [4, 'Di', 10],
  ]);
  expect(seen).toMatchObject({ me: { rank: 4, gap: 30 }, seasons: [SEASON], final: { players: 4 } });
  expect(namesOf(seen)).toEqual([
    [1, 'Ada'],
    [2, 'Bo'],
    [2, 'Cy'],
  ]);
  expect(await Promise.all(people.map(async (person) => (await wonOf(person)).map(({ values }) => values)))).toEqual([
    [{ board: 'contribute', season: SEASON, rank: '1', recount: 'no' }],
    [{ board: 'contribute', season: SEASON, rank: '2', recount: 'no' }],
    [{ board: 'contribute', season: SEASON, rank: '2', recount: 'no' }],
    [],
  ]);
  expect((await board(people[0]!, '2026-12')).final).toBeNull();
});

test('what is mended in a month that is over counts there, and everybody is told whose place among the winners is another', async () => {
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => newPerson(name)));
  for (const [index, { userId }] of people.entries()) await score(userId, 50 - 10 * index);
  await closed();
  await score(people[3]!.userId, 100);
  await closed();
  expect(namesOf(await board(people[0]!))).toEqual([
    [1, 'Di'],
    [2, 'Ada'],
    [3, 'Bo'],
  ]);
  expect(await toldOf(people)).toEqual([
    ['2', 'yes'],
    ['3', 'yes'],
    ['4', 'yes'],
    ['1', 'no'],
  ]);
});

test('who comes under review loses the place to others, and sees it still; who leaves takes theirs along', async () => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => newPerson(name)));
  for (const [index, { userId }] of [ada!, bo!, cy!].entries()) await score(userId, 50 - 10 * index);
  await closed();
  await db().transaction((tx) => boardsOf(tx).hold(ada!.userId, true));
  await closed();
  expect(placesOf(await board(bo!))).toEqual([
    [1, 'Bo', 40],
    [2, 'Cy', 30],
  ]);
  expect((await board(ada!)).me).toMatchObject({ rank: 1, points: 50, held: true });
  expect(await toldOf([ada!, bo!, cy!])).toEqual([
    ['1', 'review'],
    ['1', 'yes'],
    ['2', 'yes'],
  ]);
  await db().transaction((tx) => boardsOf(tx).forget(bo!.userId));
  const left = await board(cy!);
  expect([placesOf(left), namesOf(left)]).toEqual([[[2, 'Cy', 30]], [[2, 'Cy']]]);
});

test('nobody wins with nothing, and final places are those of the running board', async () => {
  for (let userId = 1; userId <= 200; userId += 1) await score(userId, userId % 9, new Date(IN_NOVEMBER.getTime() + (userId % 5)));
  await db().transaction((tx) => boardsOf(tx).hold(8, true));
  await fold(db());
  const before = await currentPlaces(db()).page('contribute', SEASON, undefined, 300);
  await closed();
  expect(await finalPlaces(db()).page('contribute', SEASON, undefined, 300)).toEqual(before);
  for (const userId of [8, 17, 100, 200])
    expect(await finalPlaces(db()).around('contribute', SEASON, userId)).toEqual(
      await currentPlaces(db()).around('contribute', SEASON, userId),
    );
  await addScore(db(), { board: 'task', userId: 1, points: 0, ref: 'nothing', at: IN_NOVEMBER });
  await closed();
  const person = await newPerson();
  expect(((await person.ask(getContributeRanking, { season: SEASON })) as Output<typeof getContributeRanking>).final!.winners).toHaveLength(
    3,
  );
  const [none] = await server.database.sql`select count(*)::int as winners from rankings_results where board = 'task' and is_winner`;
  expect(none).toEqual({ winners: 0 });
});
