import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { programOf } from '../../test/program.ts';
import { acquireDatabase, type Database } from './database.ts';
import { postmasterFile, runningPostmaster } from './embedded/postmaster-file.ts';
import { processIdentity } from './embedded/process-identity.ts';

jest.setTimeout(60_000);

const HOLDER = programOf('hold-database');
const folders: DataFolder[] = [];
const children: ChildProcess[] = [];

function folder(mode?: number): DataFolder {
  const made = createDataFolder(mode);
  folders.push(made);
  return made;
}

function acquire({ path }: { path: string }, log: (line: string) => void = () => {}): Promise<Database> {
  return acquireDatabase({ databaseUrl: undefined, dataDir: path }, { isThrowaway: true, log });
}

function withUrl(databaseUrl: string): Promise<Database> {
  return acquireDatabase({ databaseUrl, dataDir: '' });
}

/** Another process that uses the database; resolves when it does. */
async function hold({ path }: DataFolder): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [HOLDER, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, port: line.toString().split(' ')[1] ?? '' };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function killPostmaster(data: string): Promise<void> {
  const pid = runningPostmaster(data)?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  while (processIdentity(pid) !== undefined) await new Promise((resolve) => setImmediate(resolve));
}

async function keepBrick(database: Database): Promise<void> {
  await database.sql`create table brick as select 50 as value`;
}
async function bricks(database: Database): Promise<number[]> {
  const rows = await database.sql`select value from brick`;
  return rows.map((row) => row['value'] as number);
}

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await kill(child);
  for (const made of folders.splice(0)) made.remove();
});

describe('acquireDatabase with the embedded PostgreSQL', () => {
  test('it stops PostgreSQL when it closes, and finds all data the next time', async () => {
    const data = folder();
    const first = await acquire(data);
    await keepBrick(first);
    await first.close();
    expect(runningPostmaster(data.data())).toBeUndefined();
    const second = await acquire(data);
    expect(await bricks(second)).toEqual([50]);
    await second.close();
  });

  test('it sorts and stores every script: UTF-8 under C.UTF-8', async () => {
    const database = await acquire(folder());
    const [row] =
      await database.sql`select upper('é') as upper, datcollate as collate, '窯與釉' as text from pg_database where datname = current_database()`;
    expect(row).toEqual({ upper: 'É', collate: 'C.UTF-8', text: '窯與釉' });
    await database.close();
  });

  test('it listens on the loopback address only, with a random password that only its owner may read', async () => {
    const data = folder();
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
    const data = folder();
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
    const data = folder();
    const killed = await hold(data);
    const before = runningPostmaster(data.data())?.pid;
    await kill(killed.child);
    const database = await acquire(data);
    expect(runningPostmaster(data.data())?.pid).toBe(before);
    await keepBrick(database);
    await database.close();
    expect(runningPostmaster(data.data())).toBeUndefined();
  });

  test('it starts again after process and PostgreSQL were both killed, with all data', async () => {
    const data = folder();
    const first = await acquire(data);
    await keepBrick(first);
    await first.close();
    const killed = await hold(data);
    await kill(killed.child);
    await killPostmaster(data.data());
    expect(existsSync(postmasterFile(data.data()))).toBe(true);
    const database = await acquire(data);
    expect(await bricks(database)).toEqual([50]);
    await database.close();
  });

  test('it is not held up by a left-over file that names another living process', async () => {
    const data = folder();
    const first = await acquire(data);
    await keepBrick(first);
    const text = readFileSync(postmasterFile(data.data()), 'utf8');
    await first.close();
    writeFileSync(postmasterFile(data.data()), text.replace(/^\d+/, String(process.pid)));
    const database = await acquire(data);
    expect(await bricks(database)).toEqual([50]);
    await database.close();
  });

  test('it does an initialisation again that was killed half-way', async () => {
    const data = folder();
    mkdirSync(join(data.path, 'postgres', 'data', 'base'), { recursive: true });
    writeFileSync(join(data.path, 'postgres', 'data', 'PG_VERSION'), '18\n');
    writeFileSync(join(data.path, 'postgres', 'initdb-unfinished'), '');
    writeFileSync(join(data.path, 'postgres', 'password'), 'of the killed start');
    const database = await acquire(data);
    await keepBrick(database);
    await database.close();
  });

  test('it does not trip over an initialisation whose starter was killed in the middle of it', async () => {
    const data = folder();
    const child = spawn(process.execPath, [HOLDER, data.path], { stdio: ['pipe', 'ignore', 'inherit'] });
    children.push(child);
    while (!existsSync(join(data.path, 'postgres', 'data', 'base'))) await new Promise((resolve) => setImmediate(resolve));
    await kill(child);
    expect(existsSync(join(data.path, 'postgres', 'initdb-unfinished'))).toBe(true);
    const database = await acquire(data);
    await keepBrick(database);
    await database.close();
  });

  test('it takes another port when a program has taken the last one', async () => {
    const data = folder();
    const first = await acquire(data);
    const { port } = new URL(first.url);
    await first.close();
    const squatter = createServer().listen(Number(port), '127.0.0.1');
    await once(squatter, 'listening');
    const database = await acquire(data);
    expect(new URL(database.url).port).not.toBe(port);
    await database.close();
    squatter.close();
  });

  test('it passes by a start that was killed while it held the lock', async () => {
    const data = folder();
    mkdirSync(join(data.path, 'postgres'));
    writeFileSync(join(data.path, 'postgres', 'lock-7'), '999999999 1');
    const database = await acquire(data);
    await database.close();
    expect(existsSync(join(data.path, 'postgres', 'lock-7'))).toBe(false);
  });

  test('it works in a folder that only its owner may enter, follows when that is moved, and starts empty when it is removed', async () => {
    const data = folder(0o700);
    const lines: string[] = [];
    const first = await acquire(data, (line) => lines.push(line));
    await keepBrick(first);
    await first.close();
    const isRoot = process.getuid?.() === 0;
    expect(lines).toHaveLength(isRoot ? 1 : 0);
    expect(data.data().startsWith(isRoot ? '/var/lib/mortar/' : data.path)).toBe(true);

    const moved = folder(0o700);
    rmSync(moved.path, { recursive: true });
    renameSync(data.path, moved.path);
    const second = await acquire(moved);
    expect(await bricks(second)).toEqual([50]);
    await second.close();

    rmSync(moved.path, { recursive: true });
    mkdirSync(moved.path, { mode: 0o700 });
    const third = await acquire(moved);
    await expect(bricks(third)).rejects.toThrow('does not exist');
    await third.close();
  });
});

describe('acquireDatabase when it cannot', () => {
  test('it says that the data folder is no folder', async () => {
    const data = folder();
    writeFileSync(join(data.path, 'file'), '');
    await expect(acquire({ path: join(data.path, 'file') })).rejects.toThrow(/is not a folder; set DATA_DIR/);
  });

  test('it does not start empty beside files of somebody else', async () => {
    const data = folder();
    mkdirSync(join(data.path, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(data.path, 'postgres', 'data', 'thesis.txt'), 'x');
    await expect(acquire(data)).rejects.toThrow(/holds files that are no database/);
    expect(existsSync(join(data.path, 'postgres', 'data', 'thesis.txt'))).toBe(true);
    await expect(acquire(data)).rejects.toThrow(/holds files that are no database/);
  });

  test('it asks for the password that was lost instead of starting empty', async () => {
    const data = folder();
    await (await acquire(data)).close();
    rmSync(join(data.path, 'postgres', 'password'));
    await expect(acquire(data)).rejects.toThrow(/password is missing .*bring it back/);
  });

  test('it says what is wrong with DATABASE_URL, without the password', async () => {
    const database = await acquire(folder());
    await expect(withUrl(database.url.replace(/:[^:@]+@/, ':hunter2@'))).rejects.toThrow(/refuses the user name or password/);
    await expect(withUrl(database.url.replace(/:[^:@]+@/, ':hunter2@'))).rejects.not.toThrow(/hunter2/);
    await expect(withUrl(database.url.replace(/mortar$/, 'nowhere'))).rejects.toThrow(/has no such database; create it/);
    await expect(withUrl('postgres://a:b@127.0.0.1:9/mortar')).rejects.toThrow(/nothing answers at 127.0.0.1:9/);
    await database.close();
  });
});
