import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../test/database.ts';
import { migrationsOf } from '../../test/migrations.ts';
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

describe('the migration to addresses without case', () => {
  const addPerson = async (uid: string, subject: string, verifiedAt: string) => {
    const [user] = await home.sql`
      insert into account_users (uid, username, locale, created_at) values (${uid}, ${uid}, 'en', now()) returning id`;
    await home.sql`
      insert into account_identities (user_id, kind, subject, verified_at) values (${user!['id']}, 'email', ${subject}, ${verifiedAt})`;
  };

  test('it leaves an address to who had it first, and forgets nobody', async () => {
    await home.sql`drop index account_identities_email`;
    await addPerson('second', 'ann@example.com', '2026-02-01');
    await addPerson('first', 'Ann@example.com', '2026-01-01');
    await addPerson('third', 'ANN@example.com', '2026-02-01');
    await addPerson('other', 'bob@example.com', '2026-03-01');
    for (const statement of migrationsOf('email-duplicates', 'email-identity')) await home.sql.unsafe(statement);
    const rows = await home.sql`
      select u.uid, i.kind, i.subject from account_identities i join account_users u on u.id = i.user_id order by i.id`;
    expect(rows.map(({ uid, kind, subject }) => [uid, kind, subject])).toEqual([
      ['second', 'email-duplicate', 'ann@example.com'],
      ['first', 'email', 'Ann@example.com'],
      ['third', 'email-duplicate', 'ANN@example.com'],
      ['other', 'email', 'bob@example.com'],
    ]);
    await expect(addPerson('late', 'BOB@example.com', '2026-04-01')).rejects.toMatchObject({ code: '23505' });
  });
});
