import { setTimeout as wait } from 'node:timers/promises';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { createSocketLink } from '../../shared/client/src/connection/socket-link.ts';
import { limited, type Figure } from '../report.ts';
import { PEOPLE } from './layout.ts';
import type { Mortar } from './mortar.ts';
import { openAll } from './peer.ts';
import { addChannel, addMembers, type Member } from './rooms.ts';

const META = { lang: 'en', tab: 'bench' };
const LATEST_SECONDS = 10;
const GIVE_UP_MS = 60_000;

type Hello = SocketCalls['im.hello']['output'];

/** A browser's connection: it comes back by itself, and says each time what it knows. */
async function connect(url: string, { uid, utoken }: Member) {
  let known: Pick<Hello, 'uv' | 'epoch'> = { uv: 0, epoch: '' };
  let said: ((hello: Hello) => void) | undefined;
  let next = nextHello();
  function nextHello(): Promise<Hello> {
    return new Promise((resolve) => (said = resolve));
  }
  async function greet(): Promise<void> {
    const outcome = await link.call('im.hello', { ...known, heads: [] }, META);
    if (!('answer' in outcome)) return;
    const hello = outcome.answer.data as Hello;
    known = { uv: hello.uv, epoch: hello.epoch };
    said?.(hello);
  }
  const link = createSocketLink(
    {
      changed: (state) => void (state === 'connected' && greet()),
      happened: () => {},
      identify: async () => ({ uid, utoken, deviceid: '' }),
    },
    url,
  );
  link.open(uid);
  await next;
  return {
    /** What the server says to the connection after the next one. */
    again: () => (next = nextHello()),
    close: link.close,
  };
}

/** From the server's return until each of 1,000 browsers is connected and knows what it missed; and how many must read their list anew. */
export async function measureReconnect({ stack, database }: Mortar): Promise<Figure[]> {
  const people = await addMembers(database, PEOPLE);
  await addChannel(database, people);
  const clients = await openAll(PEOPLE, (index) => connect(stack.url, people[index]!));
  try {
    const all = Promise.all(clients.map((client) => client.again()));
    await stack.restart();
    const start = performance.now();
    const hellos = await Promise.race([all, wait(GIVE_UP_MS, undefined, { ref: false })]);
    if (!hellos) throw new Error('not everybody came back');
    return [
      limited('reconnect.s', (performance.now() - start) / 1000, 's until 1,000 are back', LATEST_SECONDS),
      limited('reconnect.lists', hellos.filter(({ isReset }) => isReset).length, 'lists read anew', 0),
    ];
  } finally {
    for (const client of clients) client.close();
  }
}
