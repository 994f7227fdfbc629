import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  acquire,
  bricks,
  dataFolder,
  forgetAll,
  hold,
  keepBrick,
  kill,
  killPostmaster,
  startHolder,
} from '../../test/embedded-database.ts';
import { postmasterFile } from './embedded/postmaster-file.ts';

jest.setTimeout(60_000);
afterEach(forgetAll);

describe('acquireDatabase after faults', () => {
  test('it starts again after process and PostgreSQL were both killed, with all data', async () => {
    const data = dataFolder();
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
    const data = dataFolder();
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
    const data = dataFolder();
    mkdirSync(join(data.path, 'postgres', 'data', 'base'), { recursive: true });
    writeFileSync(join(data.path, 'postgres', 'data', 'PG_VERSION'), '18\n');
    writeFileSync(join(data.path, 'postgres', 'initdb-unfinished'), '');
    writeFileSync(join(data.path, 'postgres', 'password'), 'of the killed start');
    const database = await acquire(data);
    await keepBrick(database);
    await database.close();
  });

  test('it does not trip over an initialisation whose starter was killed in the middle of it', async () => {
    const data = dataFolder();
    const child = startHolder(data);
    while (!existsSync(join(data.path, 'postgres', 'data', 'base'))) await new Promise((resolve) => setImmediate(resolve));
    await kill(child);
    expect(existsSync(join(data.path, 'postgres', 'initdb-unfinished'))).toBe(true);
    const database = await acquire(data);
    await keepBrick(database);
    await database.close();
  });

  test('it takes another port when a program has taken the last one', async () => {
    const data = dataFolder();
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
    const data = dataFolder();
    mkdirSync(join(data.path, 'postgres'));
    writeFileSync(join(data.path, 'postgres', 'lock-7'), '999999999 1');
    const database = await acquire(data);
    await database.close();
    expect(existsSync(join(data.path, 'postgres', 'lock-7'))).toBe(false);
  });

  test('it works in a folder that only its owner may enter, follows when that is moved, and starts empty when it is removed', async () => {
    const data = dataFolder(0o700);
    const lines: string[] = [];
    const first = await acquire(data, (line) => lines.push(line));
    await keepBrick(first);
    await first.close();
    const isRoot = process.getuid?.() === 0;
    expect(lines).toHaveLength(isRoot ? 1 : 0);
    expect(data.data().startsWith(isRoot ? '/var/lib/mortar/' : data.path)).toBe(true);

    const moved = dataFolder(0o700);
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

  test('it asks for the password that was lost instead of starting empty', async () => {
    const data = dataFolder();
    await (await acquire(data)).close();
    rmSync(join(data.path, 'postgres', 'password'));
    await expect(acquire(data)).rejects.toThrow(/password is missing .*bring it back/);
  });
});
