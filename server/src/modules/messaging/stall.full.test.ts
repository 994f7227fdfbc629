import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createChannel, joinChannel, LOG_ROWS, type Changes, type Conversation, type Message } from '@mortar/protocol/messaging';
import { createAccountServer, type AccountServer } from '../../../test/account.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { until } from '../../../test/platform.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { createTalkers, nodeAt, type Talk } from '../../../test/talkers.ts';

jest.setTimeout(180_000);

const MODULES = [...PEOPLE, 'relations', 'realtime', 'messaging'] as const;
const WRITERS = 4;
/** Of each writer, below what one connection may send in a minute. */
const MESSAGES = 400;
/** 12 kB on the wire: all of them are more than the kernels of both ends take in. */
const FILLING = '窯'.repeat(3900);
/** As many as one session may have. */
const STALLERS = 16;
const MOST_LATE_MS = 2000;
/** Well above what the work itself takes. */
const MOST_GROWTH_BYTES = 100 * 1024 * 1024;

let server: AccountServer;
let people: ReturnType<typeof createTalkers>;
let process: Awaited<ReturnType<typeof startServerProcess>>;
beforeAll(async () => {
  server = await createAccountServer({ modules: MODULES });
  people = createTalkers(server);
  process = await startServerProcess({ MODULES: MODULES.join(), DATABASE_URL: server.database.url });
});
afterAll(async () => {
  people.close();
  process.child.kill();
  await process.ended;
  await server.close();
});

async function figureOf(name: string): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${process.port}/metrics`)).text();
  const line = figures.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}
const memory = () => figureOf('process_resident_memory_bytes');

/** Everything of a conversation after a message, as a client reads it that has been away for long. */
async function catchUp(talk: Talk, { id, epoch }: Conversation, from: { pts: number; seq: number }): Promise<string[]> {
  const { head } = (await talk.call('im.diff', { id, epoch, pts: from.pts })) as Extract<Changes, { head: object }>;
  const texts: string[] = [];
  for (let seq = from.seq + 1; seq <= head.seq; seq += LOG_ROWS) {
    const { messages } = await talk.call('im.window', { id, from: seq, to: Math.min(head.seq, seq + LOG_ROWS - 1) });
    texts.push(...messages.map(({ text }) => text));
  }
  return texts;
}

test('who does not read is ended, holds nobody up and no memory, and has everything when they are back', async () => {
  const node = nodeAt(process.port, server);
  const persons = await Promise.all(Array.from({ length: WRITERS + 2 }, () => people.person()));
  const [owner, ...others] = persons;
  const channel = await owner!.ask<Conversation>(createChannel, { name: 'Masons', joinRule: 'open' });
  for (const other of others) await other.ask(joinChannel, { channelid: channel.id });
  const writers = await Promise.all(persons.slice(0, WRITERS).map((person) => person.connect(node)));
  const reader = await persons[WRITERS]!.connect(node);
  const staller = persons[WRITERS + 1]!;
  const stalled = await Promise.all(Array.from({ length: STALLERS }, () => staller.connect(node)));
  const { message } = await writers[0]!.send(channel.id, 'Before');
  await until('all are there', () => [reader, ...stalled].every((talk) => talk.texts().includes('Before')));

  const heard = new Set<string>();
  let looked = 0;
  /** Whether the one who reads has got a text. */
  function hears(text: string): boolean {
    for (const { name, data } of reader.came.slice(looked)) {
      if (name === 'im.changes') for (const each of (data as { messages: Message[] }).messages) heard.add(each.text);
      looked += 1;
    }
    return heard.has(text);
  }
  const before = await memory();
  const resume = stalled.map((talk) => talk.stall());
  let slowest = 0;
  let peak = before;
  /** Writes, and waits each time until the other who reads has it. */
  async function write(talk: Talk, writer: number): Promise<void> {
    for (let index = 0; index < MESSAGES; index += 1) {
      const text = `${writer} ${index} ${FILLING}`;
      const begun = performance.now();
      await talk.send(channel.id, text);
      await until('it is read', () => hears(text), MOST_LATE_MS);
      slowest = Math.max(slowest, performance.now() - begun);
      if (index % 20 === 0) peak = Math.max(peak, await memory());
    }
  }
  await Promise.all(writers.map(write));
  expect(slowest).toBeLessThan(MOST_LATE_MS);
  expect(await figureOf('mortar_sockets_slow_total')).toBe(STALLERS);
  expect(peak - before).toBeLessThan(MOST_GROWTH_BYTES);

  for (const goOn of resume) goOn();
  await Promise.all(stalled.map(({ ended }) => ended));
  const back = await staller.connect(node);
  const texts = await catchUp(back, channel, message);
  expect(texts).toHaveLength(WRITERS * MESSAGES);
  expect(texts).toEqual(reader.texts().slice(1));
});
