import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createDataFolder, type DataFolder } from '../../../../test/data-folder.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { until } from '../../../../test/platform.ts';
import { startServerProcess } from '../../../../test/server-process.ts';
import type { Database } from '../../../db/database.ts';

jest.setTimeout(10 * 60_000);

const POSTS = 200;
/** Their times lie within this from the start on, ms. */
const SPAN_MS = 60_000;
const KILLS = 6;
const MODULES = [...PEOPLE, 'realtime', 'relations', 'notices', 'uploads', 'community'].join();

let database: Database;
let folder: DataFolder;
beforeAll(async () => {
  folder = createDataFolder();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  folder.remove();
});

// C6
test('200 scheduled posts, servers killed among them: each is published once, in its order of commits, and never early', async () => {
  const start = () => startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder.path, MODULES });
  const [author] = await database.sql<{ id: number }[]>`
    insert into account_users (uid, username, locale, created_at) values (${randomUUID()}, 'Writer', 'en', now()) returning id::int`;
  await database.sql`
    insert into community_posts (id, author_id, client_id, state, lang, audience, text, facets, media, publish_at, local, zone, source)
    select k, ${author!.id}, gen_random_uuid(), 'scheduled', 'en', 'public', 'Post ' || k, '[]', '[]',
      now() + (k * ${SPAN_MS / POSTS} || ' milliseconds')::interval, '2026-01-01T00:00', 'UTC', '{}'
      from generate_series(1, ${POSTS}) k`;
  const count = async () =>
    (await database.sql<{ live: number }[]>`select count(*)::int as live from community_posts where state = 'live'`)[0]!.live;
  // Two at once, as behind a balancer; one of them is always about to be killed.
  let servers = await Promise.all([start(), start()]);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(`${kill} of ${KILLS + 1} parts are published`, async () => (await count()) >= (kill * POSTS) / (KILLS + 2), 120_000);
    servers[0]!.child.kill('SIGKILL');
    await servers[0]!.ended;
    servers = [servers[1]!, await start()];
  }
  await until('all are published', async () => (await count()) === POSTS, 180_000);
  const items = await database.sql<{ pos: number; late: number }[]>`
    select i.pos::int as pos, extract(epoch from p.published_at - p.publish_at)::float8 as late
      from community_feed_items i join community_posts p on p.id = i.post_id order by i.pos`;
  expect(items.map(({ pos }) => pos)).toEqual(Array.from({ length: POSTS }, (_, index) => index + 1));
  expect(items.filter(({ late }) => late < 0)).toEqual([]);
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
});
