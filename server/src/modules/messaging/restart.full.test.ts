import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import { openConversation, type Conversation } from '@mortar/protocol/messaging';
import { authorization, createAccountServer, type AccountServer } from '../../../test/account.ts';
import { connectPerson } from '../../../test/connection.ts';
import { dataFolder, forgetAll, killPostmaster } from '../../../test/embedded-database.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { until } from '../../../test/platform.ts';
import { acquireDatabase, type Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';

jest.setTimeout(120_000);

const MESSAGES = 150;
const WRITERS = 2;

/** A PostgreSQL of its own that flushes what it commits, and is brought back when it dies. */
const data = dataFolder();
let database: Database;
let server: AccountServer;
beforeAll(async () => {
  database = await acquireDatabase({ databaseUrl: undefined, dataDir: data.path });
  await migrate(database);
  server = await createAccountServer({ modules: [...PEOPLE, 'relations', 'realtime', 'messaging'] }, { shared: { database } });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await forgetAll();
});

test('PostgreSQL that is killed under sends loses nothing that was acknowledged, and what is sent again is one message', async () => {
  const browsers = Array.from({ length: WRITERS }, () => server.browser());
  const people = await Promise.all(browsers.map((browser, index) => connectPerson(server, browser, `restart${index}@example.com`)));
  const headers = { ...authorization(people[0]!.session.token), 'idempotency-key': randomUUID() };
  const opened = await browsers[0]!.call(openConversation, { uid: people[1]!.session.uid }, headers);
  const { id } = opened.json<{ data: Conversation }>().data;
  let acknowledged = 0;
  let failed = 0;

  /** As an outbox does: one after the other, each until it is acknowledged. */
  async function write({ call }: (typeof people)[number], writer: number): Promise<string[]> {
    const texts: string[] = [];
    for (let index = 0; index < MESSAGES; index += 1) {
      const input = { conversation: id, clientId: randomUUID(), text: `${writer} ${index}` };
      for (;;) {
        const answer = await call('im.send', input).catch(() => undefined);
        if (answer?.code === SUCCESS) break;
        failed += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      acknowledged += 1;
      texts.push(input.text);
    }
    return texts;
  }
  const writing = Promise.all(people.map(write));
  for (const part of [1, 2]) {
    await until('they are in the middle of it', () => acknowledged > (part * MESSAGES * WRITERS) / 4, 60_000);
    await killPostmaster(data.data());
  }
  const written = await writing;
  expect(failed).toBeGreaterThan(0);
  const rows = await database.sql<{ seq: number; text: string }[]>`
    select seq, text from messaging_messages where conversation_id = ${id} order by seq`;
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  for (const [writer, texts] of written.entries())
    expect(rows.map(({ text }) => text).filter((text) => text.startsWith(`${writer} `))).toEqual(texts);
  const [head] = await database.sql`select last_seq, last_pts::int as pts from messaging_heads where conversation_id = ${id}`;
  expect(head).toEqual({ last_seq: MESSAGES * WRITERS, pts: MESSAGES * WRITERS });
});
