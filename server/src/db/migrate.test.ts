import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../test/database.ts';
import { openDatabase, type Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';

let home: Database;
let empty: Database;
const name = `empty_${randomBytes(4).toString('hex')}`;
beforeAll(async () => {
  home = await createTestDatabase();
  await home.sql`create database ${home.sql(name)}`;
  empty = await openDatabase(home.url.replace(/[^/]+$/, name));
});
afterAll(async () => {
  await empty.close();
  await home.sql`drop database ${home.sql(name)}`;
  await home.sql`drop role if exists ${home.sql(name)}`;
  await home.close();
});

describe('migrate', () => {
  test('it says who may not make tables', async () => {
    await home.sql`create role ${home.sql(name)} login password 'guest'`;
    const url = new URL(empty.url);
    url.username = name;
    url.password = 'guest';
    const guest = await openDatabase(url.href);
    await expect(migrate(guest)).rejects.toThrow('DATABASE_URL: its account may not make tables; make it the owner of the database');
    await guest.close();
  });

  test('it lets servers that start at once take turns, and changes nothing the next time', async () => {
    await expect(isMigrated(empty)).rejects.toThrow();
    await Promise.all([migrate(empty), migrate(empty), migrate(empty)]);
    expect(await isMigrated(empty)).toBe(true);
    const applied = () => empty.sql`select id from drizzle.__drizzle_migrations`;
    const before = (await applied()).length;
    await migrate(empty);
    expect((await applied()).length).toBe(before);
  });
});
