import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDatabase, migrate, systemClock, type Database } from '@mortar/server';
import { sendAll, type SendItem } from '../../server/src/modules/messaging/log/send-statement.ts';
import { createSending } from '../../server/src/modules/messaging/log/send.ts';
import { createLogView } from '../../server/src/modules/messaging/log/view.ts';
import { createNames } from '../../server/src/modules/messaging/people.ts';
import { indexWords } from '../../server/src/modules/messaging/words/words.ts';
import { compared, type Figure } from '../report.ts';
import { addChannel, addMembers, TEXT } from './rooms.ts';

/** Messages on their way at once, and connections to the database for those that go alone. */
const AT_ONCE = 512;
const CONNECTIONS = 10;
const MEMBERS = 20;

/** Does work again and again, so many at once. @returns how often a second */
async function perSecond(seconds: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const worker = async (_: unknown, index: number) => {
    for (; performance.now() < end; done += 1) await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (done / (performance.now() - start)) * 1000;
}

/** One message, one transaction: what the group commit is compared with. */
function alone({ db }: Database, conversation: number, sender: number): Promise<unknown> {
  const item: SendItem = {
    conversation,
    sender,
    client: randomUUID(),
    text: TEXT,
    body: {},
    digest: '',
    reply: null,
    everyone: false,
    mentions: [],
    words: indexWords(conversation, TEXT),
    refusal: null,
  };
  return sendAll(db, [item], new Date());
}

/** Sends a second that are kept in one room, of the same statement with one message in each transaction. */
export async function measureHotRoom(rounds: number, seconds: number): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
  // So that the account of PostgreSQL can enter it, when this runs as root.
  chmodSync(dataDir, 0o755);
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    const people = await addMembers(database, MEMBERS);
    const conversation = await addChannel(database, people);
    const { db } = database;
    const names = createNames(db);
    const sending = createSending({ db, clock: systemClock, names, view: createLogView({ db, names }), tell: () => {} });
    const ours = (index: number) =>
      sending.send(people[index % MEMBERS]!.userId, { conversation: String(conversation), clientId: randomUUID(), text: TEXT });
    const theirs = (index: number) => alone(database, conversation, people[index % MEMBERS]!.userId);
    await perSecond(1, AT_ONCE, ours);
    await perSecond(1, CONNECTIONS, theirs);
    const rates: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.ours.push(await perSecond(seconds, AT_ONCE, ours));
      rates.theirs.push(await perSecond(seconds, CONNECTIONS, theirs));
    }
    return compared('hotroom.mps', rates, 'messages/s', 'the same with a transaction each', { least: 10 });
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
