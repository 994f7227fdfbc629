import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import { addVisit } from '@mortar/protocol/telemetry';
import { createDataFolder, type DataFolder } from '../test/data-folder.ts';
import { createTestDatabase, TEST_DATA_DIR, WORKSPACE } from '../test/database.ts';
import { killPostmaster } from '../test/embedded-database.ts';
import { send } from '../test/http.ts';
import { until } from '../test/platform.ts';
import { programOf } from '../test/program.ts';
import { createSigner } from '../test/signer.ts';
import type { Database } from './db/database.ts';
import { runningPostmaster } from './db/embedded/postmaster-file.ts';
import { PEOPLE } from '../test/modules.ts';

jest.setTimeout(60_000);

const MAIN = programOf('main');
const READY = /^Mortar is ready at (\S+)\n$/;
const children: ChildProcess[] = [];
const folders: DataFolder[] = [];
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) folder.remove();
});

function newFolder(): DataFolder {
  const folder = createDataFolder();
  folders.push(folder);
  return folder;
}

/** Whether a statement waits for the table of visits. */
async function isVisitWaiting(): Promise<boolean> {
  const rows = await database.sql`select 1 from pg_locks where not granted and relation = 'account_visits'::regclass`;
  return rows.length > 0;
}

/** The server's process with what it has said so far. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    cwd: WORKSPACE,
    env: { PATH: process.env['PATH'], MODULES: [...PEOPLE, 'registry'].join(), DATA_DIR: TEST_DATA_DIR, ...env },
  });
  children.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { child, said, ended, ready: once(child.stdout, 'data') };
}

describe('main', () => {
  test('it says one line when it is ready, and ends on SIGTERM without a word', async () => {
    const port = await getPort();
    const server = start({ PORT: String(port), DATABASE_URL: database.url });
    await server.ready;
    expect(READY.exec(server.said.out)?.[1]).toBe(`http://localhost:${port}`);
    expect((await send(port, { url: '/readyz' })).statusCode).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.said.error).toBe('');
  });

  test('it finishes a request that is under way, and takes no new one', async () => {
    const port = await getPort();
    const server = start({ PORT: String(port), DATABASE_URL: database.url });
    await server.ready;
    const { sign } = await createSigner(TEST_DATA_DIR);
    let underWay: ReturnType<typeof send> | undefined;
    await database.sql.begin(async (transaction) => {
      await transaction`lock table account_visits`;
      const headers = { host: `localhost:${port}`, os: 'web', sign: sign() };
      underWay = send(port, { method: 'POST', url: addVisit.path, payload: { path: '/market' }, headers });
      while (!(await isVisitWaiting())) await new Promise((resolve) => setImmediate(resolve));
      server.child.kill('SIGTERM');
      const isOpen = () =>
        send(port, { url: '/healthz' }).then(
          () => true,
          () => false,
        );
      while (await isOpen());
    });
    expect((await underWay)?.json()['code']).toBe(SUCCESS);
    expect(await server.ended).toBe(0);
  });

  test('it stops the embedded PostgreSQL on Ctrl-C', async () => {
    const folder = newFolder();
    const server = start({ PORT: String(await getPort()), DATA_DIR: folder.path });
    await server.ready;
    expect(runningPostmaster(folder.data())).toBeDefined();
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(runningPostmaster(folder.data())).toBeUndefined();
  });

  test('it brings the embedded PostgreSQL back when that dies, and refuses meanwhile', async () => {
    const folder = newFolder();
    const port = await getPort();
    const server = start({ PORT: String(port), DATA_DIR: folder.path });
    await server.ready;
    const { sign } = await createSigner(folder.path);
    const headers = { host: `localhost:${port}`, os: 'web', sign: sign() };
    const visit = () => send(port, { method: 'POST', url: addVisit.path, payload: { path: '/market' }, headers });
    expect((await visit()).statusCode).toBe(200);
    await killPostmaster(folder.data());
    const statuses = [(await visit()).statusCode];
    const isReady = async () => (await send(port, { url: '/readyz' })).statusCode === 200 && runningPostmaster(folder.data()) !== undefined;
    await until('it is ready again', isReady, 40_000);
    await until(
      'visits are taken again',
      async () => {
        const { statusCode } = await visit();
        statuses.push(statusCode);
        return statusCode === 200;
      },
      20_000,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    server.child.kill('SIGTERM');
    const code = await server.ended;
    expect([code, server.said.error]).toEqual([0, expect.not.stringContaining('did not stop')]);
    expect(runningPostmaster(folder.data())).toBeUndefined();
  });

  test('it ends with one line when the embedded PostgreSQL cannot be brought back', async () => {
    const folder = newFolder();
    const server = start({ PORT: String(await getPort()), DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
    await server.ready;
    rmSync(join(folder.data(), 'global', 'pg_control'));
    await killPostmaster(folder.data());
    expect(await server.ended).toBe(1);
    expect(server.said.error).toMatch(/^PostgreSQL did not start under .*pg_control.*\n$/);
  });

  test('it leaves nothing running when it is told to stop while it starts', async () => {
    const folder = newFolder();
    const server = start({ PORT: String(await getPort()), DATA_DIR: folder.path });
    while (!existsSync(join(folder.path, 'postgres'))) await new Promise((resolve) => setImmediate(resolve));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(runningPostmaster(folder.data())).toBeUndefined();
  });

  test('it says in one line that the port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const server = start({ PORT: String(port), DATABASE_URL: database.url });
    expect(await server.ended).toBe(1);
    expect(server.said).toEqual({
      out: '',
      error: `PORT: ${port} on 127.0.0.1 is in use by another program; end that program or set PORT to another one\n`,
    });
    squatter.close();
  });

  test('it says in one line each what is wrong with the settings', async () => {
    const server = start({ PORT: 'eighty', TRANSLATE_URL: 'x' });
    expect(await server.ended).toBe(1);
    expect(server.said.error).toBe(
      'PORT: must be a port number from 1 to 65535\nTRANSLATE_URL: this version translates nothing; unset it\n',
    );
  });
});
