import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import getPort from 'get-port';
import { createTestDatabase } from '../../test/database.ts';
import { createPool } from './connect.ts';
import { openDatabase, type Database } from './database.ts';

jest.setTimeout(60_000);

let operator: Database;
let database: Database;
beforeAll(async () => {
  operator = await createTestDatabase();
  database = await openDatabase(operator.url);
});
afterAll(async () => {
  await database.close();
  await operator.close();
});

/** PostgreSQL ends the connection of an open transaction, as it does when it is restarted. */
async function loseTransaction(): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const [row] = await transaction.execute(sql`select pg_backend_pid() as pid`);
    await operator.sql`select pg_terminate_backend(${Number(row?.['pid'])})`;
    await transaction.execute(sql`select pg_sleep(10)`);
  });
}

describe('a connection that PostgreSQL ends', () => {
  test('it fails its own transaction only: the process lives, and the next statement works at once', async () => {
    for (let time = 0; time < 5; time += 1) {
      await expect(loseTransaction()).rejects.toThrow();
      const [row] = await database.sql`select 1 as one`;
      expect(row).toEqual({ one: 1 });
    }
  });

  test('it keeps nobody waiting who closes the pool', async () => {
    for (let time = 0; time < 5; time += 1) await expect(loseTransaction()).rejects.toThrow();
    await database.sql.end();
  });
});

test('a database that was away for long is found soon when it is back', async () => {
  const target = new URL(operator.url);
  const way = createServer((visitor) => {
    const there = connect(Number(target.port), target.hostname);
    visitor.on('error', () => there.destroy()).pipe(there);
    there.on('error', () => visitor.destroy()).pipe(visitor);
  });
  const port = await getPort();
  const pool = createPool(Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href, 1);
  for (let tries = 0; tries < 7; tries += 1) await expect(pool`select 1`).rejects.toThrow('ECONNREFUSED');
  await once(way.listen(port, '127.0.0.1'), 'listening');
  const back = performance.now();
  expect([...(await pool`select 1 as one`)]).toEqual([{ one: 1 }]);
  expect(performance.now() - back).toBeLessThan(3000);
  await pool.end();
  way.close();
});
