import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestPlatform, OPERATOR, until, type TestPlatform } from '../../../test/platform.ts';
import { createTcpGate } from '../../../test/tcp-gate.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { AREAS } from './areas.ts';
import { followPlatform, type RegistryView } from './index.ts';

jest.setTimeout(60_000);

/** What an operator may expect: a running server serves a change within this. */
const SOON_MS = 1000;

let made: TestPlatform;
beforeAll(async () => {
  made = await createTestPlatform();
});
afterAll(() => made.close());

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A server's view of the registry on connections of its own. */
async function follow(url = made.database.url): Promise<{ view: RegistryView; database: Database }> {
  const database = await openDatabase(url);
  closers.push(() => database.close());
  const view = await followPlatform({ config: made.config, database });
  closers.push(() => view.close());
  return { view, database };
}
const publish = (name: string, version: string) => made.publish(made.builds.make(version, { name, routes: [`/${name}`] }));
/** Whether a connection to this database listens; the follower before this one has closed its own. */
async function isListening(): Promise<boolean> {
  const rows = await made.database.sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'`;
  return rows.length > 0;
}
const liveIn = (view: RegistryView, name: string) => view.current().remotes[name]?.live.version;

describe('followPlatform', () => {
  test('it gives the document of the protocol: pins with integrity of scripts and styles, last good version, areas', async () => {
    const first = made.builds.make('1', { name: 'shape', routes: ['/shape'] });
    const second = made.builds.make('2', { name: 'shape', routes: ['/shape'] });
    await made.publish(first);
    await made.publish(second);
    const { view } = await follow();
    const { entry, global, chunks, description, files } = second;
    const code = files.filter(({ path }) => !/\.(png|html|json)$/.test(path));
    expect(code).toHaveLength(files.length - 3);
    const integrity = Object.fromEntries(code.map((file) => [file.path, file.integrity]));
    expect(view.current().remotes['shape']?.live).toEqual({ version: '2', entry, global, chunks, integrity, description });
    expect(view.current().remotes['shape']?.lastGood).toMatchObject({ version: '1', global: first.global });
    expect(view.current().areas).toEqual(AREAS);
  });

  test('it takes up a change of another process within a second, in two servers alike', async () => {
    const [{ view: one }, { view: other }] = [await follow(), await follow()];
    const before = one.current().seq;
    await publish('news', '1');
    await until('both servers know version 1', () => [one, other].every((view) => liveIn(view, 'news') === '1'), SOON_MS);
    expect([one.current().seq, other.current().seq]).toEqual([before + 1, before + 1]);
    await publish('news', '2');
    await made.platform.rollback('news', OPERATOR);
    await until('both servers know the rollback', () => [one, other].every((view) => view.current().seq === before + 3), SOON_MS);
    expect(liveIn(one, 'news')).toBe('1');
    expect(one.current().remotes['news']?.lastGood).toBeUndefined();
  });

  test('it takes up the last of many changes in a row', async () => {
    const { view } = await follow();
    const versions = Array.from({ length: 8 }, (_, index) => `1.${index}`);
    for (const version of versions) await publish('burst', version);
    await until('the last version is known', () => liveIn(view, 'burst') === versions.at(-1), SOON_MS);
  });

  test('it goes on after every connection was cut', async () => {
    const { view, database } = await follow();
    await database.sql`select 1`;
    await made.database
      .sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await publish('cut', '1');
    await until('the change is known', () => liveIn(view, 'cut') === '1');
    await until('it listens again', isListening);
    await publish('cut', '2');
    await until('the next change is known at once', () => liveIn(view, 'cut') === '2', SOON_MS);
  });

  test('it sees a change whose notification was lost', async () => {
    await publish('lost', '1');
    await publish('lost', '2');
    const { view } = await follow();
    await made.database.sql.begin(async (transaction) => {
      await transaction`update platform_channels set version = '1' where remote = 'lost'`;
      await transaction`update platform_registry_state set seq = seq + 1`;
    });
    await until('the change is known', () => liveIn(view, 'lost') === '1');
  });

  test('it keeps the last document while the database is away, and goes on when it is back', async () => {
    const url = new URL(made.database.url);
    const gate = await createTcpGate(Number(url.port));
    closers.push(() => gate.close());
    url.port = String(gate.port);
    await publish('kept', '1');
    const { view } = await follow(url.href);
    gate.cut();
    await publish('kept', '2');
    await until('it tried to listen several times', () => gate.turnedAway() >= 3);
    expect(liveIn(view, 'kept')).toBe('1');
    gate.open();
    await until('it knows what it missed', () => liveIn(view, 'kept') === '2', 20_000);
    await until('it listens again', isListening);
    await publish('kept', '3');
    await until('the next change is known at once', () => liveIn(view, 'kept') === '3', SOON_MS);
  });
});
