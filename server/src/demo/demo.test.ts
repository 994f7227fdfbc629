import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { login } from '@mortar/protocol/identity';
import { createHash } from 'node:crypto';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { createTestDatabase, WORKSPACE } from '../../test/database.ts';
import { PEOPLE } from '../../test/modules.ts';
import { until } from '../../test/platform.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { siteApi } from './site-api.ts';

jest.setTimeout(60_000);

const TOLD = /signs in as (\S+) with the password (\S+)\n/;
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

const MODULES = [...PEOPLE, 'realtime', 'relations', 'messaging'].join();
const env = () => ({ DATABASE_URL: database.url, DATA_DIR: folder.path, MODULES });
async function start(more: Record<string, string> = {}) {
  server = await startServerProcess({ ...env(), ...more }, ['--with-demo']);
  return server;
}
async function contentOf({ said }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const isMarked = async () => (await database.sql`select 1 from messaging_conversations where is_demo`).length === 2;
  await until('both channels are there', async () => said.error.includes('content was not made') || (await isMarked()), 45_000);
  expect(said.error).toBe('');
}
async function countAll(): Promise<Record<string, number>> {
  const [row] = await database.sql`select
    (select count(*) from account_users)::int as people,
    (select count(*) from account_ledger_transactions where kind = 'registration')::int as grants,
    (select count(*) from messaging_conversations)::int as channels,
    (select count(*) from messaging_members)::int as members,
    (select count(*) from messaging_messages)::int as messages,
    (select count(*) from relations_edges where kind = 'contact')::int as contacts`;
  return row as unknown as Record<string, number>;
}
async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  await server?.ended;
  server = undefined;
}
async function loginOf({ said }: Awaited<ReturnType<typeof start>>) {
  await until('the login is told', async () => TOLD.test(said.out + said.error) || said.error.includes('was not made'));
  const [, email = '', password = ''] = TOLD.exec(said.out) ?? [];
  return { email, password };
}

test('it makes an operator who can sign in and is told again at the next start, and a living place once', async () => {
  const first = await start();
  const { email, password } = await loginOf(first);
  const api = await siteApi(readConfig({ ...env(), PORT: String(first.port) }, WORKSPACE));
  const hash = createHash('sha256').update(password).digest('hex');
  expect(await api.call(login, { email, password: hash })).toMatchObject({ email });
  const roles = await database.sql`select role from account_roles`;
  expect(roles.map(({ role }) => String(role))).toEqual(['operator']);

  await contentOf(first);
  const counts = await countAll();
  expect(counts).toEqual({ people: 5, grants: 5, channels: 2, members: 10, messages: 20, contacts: 8 });
  const [talk] =
    await database.sql`select count(*) filter (where text ~ '[a-z]')::int as english, count(*) filter (where text ~ '[一-龥]')::int as chinese,
    count(*) filter (where pinned_at is not null)::int as pinned, count(*) filter (where reactions <> '{}')::int as reacted from messaging_messages`;
  expect(talk).toMatchObject({ english: expect.any(Number), chinese: expect.any(Number), pinned: 3 });
  expect(Math.min(talk?.['english'], talk?.['chinese'], talk?.['reacted'])).toBeGreaterThan(5);

  await stop();
  const again = await start();
  expect(await loginOf(again)).toEqual({ email, password });
  expect(await countAll()).toEqual(counts);
});

test('its people play the quiz of the day once, and stand on the board', async () => {
  const modules = { MODULES: [MODULES, 'notices', 'cards', 'rankings', 'quiz'].join() };
  const played = async () =>
    (
      await database.sql`
        select u.username as name, r.state, r."right" from quiz_runs r join account_users u on u.id = r.user_id order by r."right" desc`
    ).map(({ name, state, right }) => [name, state, right]);
  const first = await start(modules);
  await contentOf(first);
  await until('four have played', async () => (await played()).filter(([, state]) => state === 'lost').length === 4, 30_000);
  const all = await played();
  expect(all).toEqual([
    ['Ada Chow', 'lost', 7],
    ['林嘉怡', 'lost', 5],
    ['Ben Okafor', 'lost', 4],
    ['陳子軒', 'lost', 2],
  ]);
  await stop();
  await loginOf(await start(modules));
  expect(await played()).toEqual(all);
});

test('its people play a game once, in as much time as it takes anybody, one of them the challenge of the day', async () => {
  const modules = { MODULES: [MODULES, 'games'].join() };
  const played = async () =>
    (
      await database.sql`select u.username as name, r.game_id as game, r.score, d.run is not null as daily,
        extract(epoch from r.finished_at - r.started_at) * 1000 as ms, r.ticks * case r.game_id when 'fuse' then 50 else 10 end as due
        from dc_runs r join account_users u on u.id = r.user_id left join dc_dailies d on d.run = r.id where r.state = 'finished' order by name`
    ).map(({ name, game, score, daily, ms, due }) => {
      expect(Number(score)).toBeGreaterThan(0);
      expect(Number(ms)).toBeGreaterThanOrEqual(Number(due));
      return [name, game, daily];
    });
  await contentOf(await start(modules));
  await until('four have played', async () => (await played()).length === 4, 30_000);
  const all = [
    ['Ada Chow', 'kiln-stack', false],
    ['Ben Okafor', 'fuse', false],
    ['林嘉怡', 'fuse', false],
    ['陳子軒', 'kiln-stack', true],
  ];
  expect(await played()).toEqual(all);
  await stop();
  await loginOf(await start(modules));
  expect(await played()).toEqual(all);
});

test('its operator publishes the articles, and its feeds run through the reader of all feeds, once', async () => {
  const modules = { MODULES: [...PEOPLE, 'uploads', 'news'].join() };
  const all = async () => {
    const [row] = await database.sql`select
      (select count(*) from news_sources where is_demo and fault is null)::int as sources,
      (select count(*) from news_items where source_id is null and is_demo and picture is not null)::int as articles,
      (select count(*) from news_items where source_id is not null)::int as linked,
      (select count(*) from news_items where story_id <> id)::int as folded`;
    return row as unknown as Record<string, number>;
  };
  const whole = { sources: 3, articles: 40, linked: 20, folded: 3 };
  const { said } = await start(modules);
  await until('some are there', async () => Number((await all())['articles']) > 5, 50_000);
  expect(said.error).toBe('');
  await stop();
  await start(modules);
  await until('all are there', async () => (await all())['articles'] === 40, 50_000);
  expect(await all()).toEqual(whole);
});

test('what a start that was cut off left is finished by the next one, nothing twice', async () => {
  await loginOf(await start());
  await until('somebody has spoken', async () => Number((await countAll())['messages']) > 3, 30_000);
  await stop();
  await contentOf(await start());
  expect(await countAll()).toEqual({ people: 5, grants: 5, channels: 2, members: 10, messages: 20, contacts: 8 });
});

test('it makes nothing where DEMO is off', async () => {
  const { said } = await start({ DEMO: 'off' });
  await stop();
  expect([said.out, (await countAll())['people']]).toEqual([expect.stringMatching(/^Mortar is ready at \S+\n$/), 0]);
});

test('it makes none where people are already', async () => {
  await database.sql`insert into account_users (uid, username, locale, created_at) values ('u', 'Somebody', 'en', now())`;
  const { said } = await start();
  await stop();
  expect(said).toEqual({ out: expect.stringMatching(/^Mortar is ready at \S+\n$/), error: expect.not.stringContaining('operator') });
});
