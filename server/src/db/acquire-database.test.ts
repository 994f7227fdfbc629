import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { acquire, bricks, dataFolder, forgetAll, hold, keepBrick, kill, withUrl } from '../../test/embedded-database.ts';
import { runningPostmaster } from './embedded/postmaster-file.ts';

jest.setTimeout(60_000);
afterEach(forgetAll);

describe('acquireDatabase with the embedded PostgreSQL', () => {
  test('it stops PostgreSQL when it closes, and finds all data the next time', async () => {
    const data = dataFolder();
    const first = await acquire(data);
    await keepBrick(first);
    await first.close();
    expect(runningPostmaster(data.data())).toBeUndefined();
    const second = await acquire(data);
    expect(await bricks(second)).toEqual([50]);
    await second.close();
  });

  test('it sorts and stores every script: UTF-8 under C.UTF-8', async () => {
    const database = await acquire(dataFolder());
    const [row] =
      await database.sql`select upper('é') as upper, datcollate as collate, '窯與釉' as text from pg_database where datname = current_database()`;
    expect(row).toEqual({ upper: 'É', collate: 'C.UTF-8', text: '窯與釉' });
    await database.close();
  });

  test('it listens on the loopback address only, with a random password that only its owner may read', async () => {
    const data = dataFolder();
    const database = await acquire(data);
    const [row] =
      await database.sql`select current_setting('listen_addresses') as address, current_setting('unix_socket_directories') as sockets`;
    expect(row).toEqual({ address: '127.0.0.1', sockets: '' });
    expect(statSync(join(data.path, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    expect(Number(new URL(database.url).port)).toBeLessThan(32_768);
    await database.close();
    await expect(withUrl(database.url)).rejects.toThrow('nothing answers');
  });

  test('it serves two processes that start at once from one PostgreSQL, until the last one leaves', async () => {
    const data = dataFolder();
    const [own, other] = await Promise.all([acquire(data), hold(data)]);
    expect(new URL(own.url).port).toBe(other.port);
    await own.close();
    expect(runningPostmaster(data.data())).toBeDefined();
    const ended = once(other.child, 'exit');
    other.child.stdin!.end();
    await ended;
    expect(runningPostmaster(data.data())).toBeUndefined();
  });

  test('it takes over the PostgreSQL of a killed process, with all data', async () => {
    const data = dataFolder();
    const killed = await hold(data);
    const before = runningPostmaster(data.data())?.pid;
    await kill(killed.child);
    const database = await acquire(data);
    expect(runningPostmaster(data.data())?.pid).toBe(before);
    await keepBrick(database);
    await database.close();
    expect(runningPostmaster(data.data())).toBeUndefined();
  });
});

describe('acquireDatabase when it cannot', () => {
  test('it says that the data folder is no folder', async () => {
    const data = dataFolder();
    writeFileSync(join(data.path, 'file'), '');
    await expect(acquire({ path: join(data.path, 'file') })).rejects.toThrow(/is not a folder; set DATA_DIR/);
  });

  test('it does not start empty beside files of somebody else', async () => {
    const data = dataFolder();
    mkdirSync(join(data.path, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(data.path, 'postgres', 'data', 'thesis.txt'), 'x');
    await expect(acquire(data)).rejects.toThrow(/holds files that are no database/);
    expect(existsSync(join(data.path, 'postgres', 'data', 'thesis.txt'))).toBe(true);
    await expect(acquire(data)).rejects.toThrow(/holds files that are no database/);
  });

  test('it says what is wrong with DATABASE_URL, without the password', async () => {
    const database = await acquire(dataFolder());
    await expect(withUrl(database.url.replace(/:[^:@]+@/, ':hunter2@'))).rejects.toThrow(/refuses the user name or password/);
    await expect(withUrl(database.url.replace(/:[^:@]+@/, ':hunter2@'))).rejects.not.toThrow(/hunter2/);
    await expect(withUrl(database.url.replace(/mortar$/, 'nowhere'))).rejects.toThrow(/has no such database; create it/);
    await expect(withUrl('postgres://a:b@127.0.0.1:9/mortar')).rejects.toThrow(/nothing answers at 127.0.0.1:9/);
    await database.close();
  });
});
