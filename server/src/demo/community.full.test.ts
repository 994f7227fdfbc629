import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { createTestDatabase } from '../../test/database.ts';
import { PEOPLE } from '../../test/modules.ts';
import { until } from '../../test/platform.ts';
import { startServerProcess } from '../../test/server-process.ts';
import type { Database } from '../db/database.ts';
import { GROUPS } from './groups.ts';
import { POSTS } from './posts.ts';

jest.setTimeout(180_000);

let database: Database;
let folder: DataFolder;
let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
beforeEach(async () => {
  folder = createDataFolder();
  database = await createTestDatabase();
});
afterEach(async () => {
  await stop();
  await database.close();
  folder.remove();
});

const MODULES = [...PEOPLE, 'realtime', 'relations', 'messaging', 'notices', 'uploads', 'community'].join();
async function start() {
  server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder.path, MODULES }, ['--with-demo']);
  return server;
}
async function stop() {
  server?.child.kill('SIGTERM');
  await server?.ended;
  server = undefined;
}
async function counts(): Promise<Record<string, number>> {
  const [row] = await database.sql`select
    (select count(*) from community_posts where state = 'live')::int as posts,
    (select count(*) from community_posts where is_demo)::int as marked,
    (select count(*) from community_posts where media <> '[]')::int as pictured,
    (select count(*) from community_comments)::int as replies,
    (select count(*) from community_reactions)::int as reactions,
    (select count(*) from community_feed_items where kind = 'repost')::int as reposts,
    (select count(*) from community_poll_votes)::int as votes,
    (select count(*) from community_posts where lang = 'zh')::int as chinese,
    (select count(*) from community_posts where lang = 'en')::int as english`;
  return row as unknown as Record<string, number>;
}

const ALL = POSTS.length + GROUPS.flatMap(({ posts }) => posts).length;

test('a feed in both languages with pictures, threads, likes, quotes and polls, once, also where a start was cut off', async () => {
  const first = await start();
  await until('some have posted', async () => (await counts())['posts']! > 5 || first.said.error.includes('not made'), 90_000);
  await stop();
  const second = await start();
  await until('all is there', async () => (await counts())['marked'] === ALL || second.said.error.includes('not made'), 120_000);
  expect(second.said.error).toBe('');
  const made = await counts();
  expect(made).toMatchObject({ posts: ALL, votes: expect.any(Number) });
  for (const [what, least] of Object.entries({
    posts: 40,
    pictured: 12,
    replies: 40,
    reactions: 150,
    reposts: 12,
    votes: 6,
    chinese: 15,
    english: 15,
  }))
    expect([what, made[what]! >= least]).toEqual([what, true]);
  const [told] = await database.sql`
    select count(*)::int as likes from community_reactions r join account_users u on u.id = r.user_id where u.username = 'Ada Chow'`;
  expect(told?.['likes']).toBeGreaterThan(20);
});
