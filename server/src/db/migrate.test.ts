import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, WORKSPACE } from '../../test/database.ts';
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
    await empty.sql`drop schema if exists public, drizzle cascade`;
    await empty.sql`create schema public`;
    await expect(isMigrated(empty)).rejects.toThrow();
    await Promise.all([migrate(empty), migrate(empty), migrate(empty)]);
    expect(await isMigrated(empty)).toBe(true);
    const applied = () => empty.sql`select * from drizzle.applied`;
    const before = (await applied()).length;
    await migrate(empty);
    expect((await applied()).length).toBe(before);
  });
});

describe('migrations of modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a module's migrations: SQL by the time at which it was written. */
  function write(module: string, steps: Record<number, string>): void {
    mkdirSync(join(folder, module, 'meta'), { recursive: true });
    const entries = Object.entries(steps).map(([when, sql], idx) => {
      writeFileSync(join(folder, module, `${idx}.sql`), sql);
      return { idx, version: '7', when: Number(when), tag: String(idx), breakpoints: true };
    });
    writeFileSync(join(folder, module, 'meta/_journal.json'), JSON.stringify({ entries }));
  }
  const namesIn = async (table: string) => (await home.sql`select * from ${home.sql(table)}`).map((row) => row['name']);

  test('it goes on where a database of before stood, and keeps what it holds', async () => {
    await empty.sql`drop schema public, drizzle cascade`;
    await empty.sql`create schema public`;
    const former = mkdtempSync(join(tmpdir(), 'mortar-migrations-'));
    cpSync(join(WORKSPACE, 'server/migrations/base'), join(former, 'base'), { recursive: true });
    await migrate(empty, { folder: former });
    rmSync(former, { recursive: true });
    await empty.sql`
      create table drizzle.__drizzle_migrations as select 1 as id, ''::text as hash, at as created_at from drizzle.applied`;
    await empty.sql`drop table drizzle.applied`;
    await empty.sql`insert into account_users (uid, username, locale, created_at) values ('kept', 'kept', 'en', now())`;
    await migrate(empty);
    expect(await isMigrated(empty)).toBe(true);
    expect(await empty.sql`select uid from account_users`).toEqual([{ uid: 'kept' }]);
  });

  test('it takes the steps of all modules in the order in which they were written, also one that comes late', async () => {
    write('walls', { 1: 'create table walls_wall (name text primary key)', 3: 'insert into walls_wall select name from bricks_brick' });
    write('bricks', { 2: "create table bricks_brick as select 'red' as name" });
    await migrate(home, { folder });
    expect(await namesIn('walls_wall')).toEqual(['red']);
    write('walls', { 0: "create table walls_ground as select 'clay' as name", 1: '', 3: '' });
    await migrate(home, { folder });
    expect([await namesIn('walls_ground'), await namesIn('walls_wall')]).toEqual([['clay'], ['red']]);
  });

  test('it changes nothing where one step fails', async () => {
    write('gates', { 4: 'create table gates_gate (name text)', 5: 'create table gates_gate (name text)' });
    await expect(migrate(home, { folder })).rejects.toThrow('already exists');
    rmSync(join(folder, 'gates'), { recursive: true });
    expect(await home.sql`select to_regclass('gates_gate') as found`).toEqual([{ found: null }]);
  });

  test('it says what a module left that is gone, until that is forgotten', async () => {
    rmSync(join(folder, 'walls'), { recursive: true });
    const said: string[] = [];
    const say = (line: string) => void (line.includes("'walls'") && said.push(line));
    await migrate(home, { folder, say });
    const [, forget = ''] = /To forget what it kept: (.*)/.exec(said[0] ?? '') ?? [];
    expect(forget).toBe("drop table walls_ground, walls_wall; delete from drizzle.applied where module = 'walls'");
    await home.sql.unsafe(forget);
    await migrate(home, { folder, say });
    expect(said).toHaveLength(1);
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
