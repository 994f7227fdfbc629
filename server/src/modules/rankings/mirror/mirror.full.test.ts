import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { until } from '../../../../test/platform.ts';
import { startRedis, type TestRedis } from '../../../../test/redis.ts';
import { connectRedis, type RedisClient } from '../../../lib/redis.ts';
import { fold } from '../fold.ts';
import { addScore } from '../index.ts';
import { currentPlaces, type After, type Places, type Ranked } from '../places.ts';
import { boardsOf } from '../repository.ts';
import { createRankings } from '../service.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { createReads } from './read.ts';
import { keysOf } from './scripts.ts';

jest.setTimeout(120_000);

const SEASONS = ['2026-11', '2026-12', 'all'];
const NOVEMBER = new Date('2026-11-20T12:00:00Z');

let server: TestApp;
let redis: TestRedis;
let client: RedisClient;
let mirror: Mirror;
beforeAll(async () => {
  redis = await startRedis();
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'rankings'] });
  client = connectRedis(redis.url, () => undefined);
  await until('Redis answers', () => client.isReady);
  mirror = createMirror({ ...server.database, redis: client });
});
afterAll(async () => {
  client.destroy();
  await redis.close();
  await server.close();
});
beforeEach(async () => {
  await redis.flush();
  await server.database.sql`
    truncate rankings_deltas, rankings_scores, rankings_buckets, rankings_people, rankings_seasons, rankings_results, rankings_heads`;
});

const db = () => server.database.db;
let causes = 0;
const score = (userId: number, points: number, at = NOVEMBER) =>
  addScore(db(), { board: 'contribute', userId, points, ref: `mirror:${(causes += 1)}`, at });
const flushed = async () => {
  await fold(db());
  await mirror.follow();
};
const standsAt = (season = 'all') => client.get(keysOf('contribute', season)[2]);

/** Numbers that are the same on every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function walked(places: Places, season: string, size: number): Promise<Ranked[]> {
  const rows: Ranked[] = [];
  let after: After | undefined;
  for (;;) {
    const page = await places.page('contribute', season, after, size);
    rows.push(...page);
    after = page.at(-1);
    if (page.length < size) return rows;
  }
}

/** What both say of every place. */
async function expectSame(people: number, size: number): Promise<void> {
  for (const season of SEASONS) {
    expect(await walked(mirror.places, season, size)).toEqual(await walked(currentPlaces(db()), season, size));
    for (let userId = 1; userId <= people; userId += 1)
      expect(await mirror.places.around('contribute', season, userId)).toEqual(
        await currentPlaces(db()).around('contribute', season, userId),
      );
  }
}

const asked = () => Promise.reject(new Error('the database was asked'));
/** Reads that must not ask the database. */
const alone = () => createReads(client, { page: asked, around: asked, among: asked });

describe('R2: ranks out of Redis are those of PostgreSQL', () => {
  test.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'on board %i: list, own place, neighbours, with ties, holds and leavers',
    async (seed) => {
      const roll = dice(seed + 1);
      const [people, most] = [3 + roll(60), [3, 50, 5000, 300_000, 2 ** 30][roll(5)]!];
      for (let round = 0; round < 3; round += 1) {
        for (let delta = 0; delta < people; delta += 1) {
          const at = new Date(NOVEMBER.getTime() + roll(40) * 24 * 3600 * 1000 + roll(3) * 1000);
          await score(1 + roll(people), roll(10) === 0 ? -roll(3) : roll(most), at);
        }
        if (roll(2) === 0) await db().transaction((tx) => boardsOf(tx).hold(1 + roll(people), roll(3) > 0));
        if (roll(4) === 0) await db().transaction((tx) => boardsOf(tx).forget(1 + roll(people)));
        await flushed();
        // In flight: they do not count yet.
        await score(1 + roll(people), roll(most));
        await expectSame(people, 1 + roll(9));
      }
    },
  );

  test('it is Redis that answers, and moves who scored without being made anew', async () => {
    for (let userId = 1; userId <= 50; userId += 1) await score(userId, userId);
    await flushed();
    const before = await standsAt();
    await score(7, 100);
    await flushed();
    expect(Number(await standsAt())).toBeGreaterThan(Number(before));
    expect((await alone().page('contribute', 'all', undefined, 3)).map(({ userId, rank }) => [userId, rank])).toEqual([
      [7, 1],
      [50, 2],
      [49, 3],
    ]);
    expect(await alone().around('contribute', 'all', 50)).toMatchObject({ above: 107, isHeld: false });
    await expect(alone().around('contribute', 'all', 51)).rejects.toThrow('the database was asked');
  });

  test('two processes that follow at once leave one copy that is right', async () => {
    const other = createMirror({ ...server.database, redis: client });
    for (let round = 0; round < 20; round += 1) {
      await score(1 + (round % 5), round);
      await fold(db());
      await Promise.all([mirror.follow(), other.follow()]);
    }
    await mirror.follow();
    await expectSame(5, 2);
  });
});

describe('a Redis that fails', () => {
  test('it has forgotten everything: the database answers, and the copy is made anew', async () => {
    for (let userId = 1; userId <= 20; userId += 1) await score(userId, userId % 4);
    await flushed();
    expect(await mirror.asOf()).toBeInstanceOf(Date);
    await redis.restart();
    await until('Redis answers', () => client.isReady);
    expect(await mirror.asOf()).toBeUndefined();
    await expectSame(20, 3);
    await mirror.follow();
    expect(await standsAt()).not.toBeNull();
    await expectSame(20, 3);
  });

  test('it hangs: whoever asks gets the same answer out of the database', async () => {
    for (let userId = 1; userId <= 5; userId += 1) await score(userId, userId);
    await flushed();
    const deps = { db: db(), clock: server.clock, readPeople: async () => new Map(), friendsOf: async () => [] };
    const query = { season: 'all', scope: 'all', pageSize: 10 } as const;
    const [plain, mirrored] = [createRankings(deps), createRankings({ ...deps, mirror })];
    const said = async ({ list }: typeof plain) => ({ ...(await list('contribute', query, 3)), asof: '' });
    const known = await said(plain);
    expect(await said(mirrored)).toEqual(known);
    redis.hold();
    expect(await said(mirrored)).toEqual(known);
    redis.letGo();
    expect(await said(mirrored)).toEqual(known);
  });
});
