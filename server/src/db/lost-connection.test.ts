import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../test/database.ts';
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
