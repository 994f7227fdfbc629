import { setTimeout as wait } from 'node:timers/promises';
import { compared, type Figure } from '../report.ts';
import { bytesInUse, inspectable } from './inspector.ts';
import { openLine, type Line } from './line.ts';
import { enter, type Mortar } from './mortar.ts';
import { openAll } from './peer.ts';
import { startProgram } from './program.ts';
import { addChannel, addMembers } from './rooms.ts';

const HELD = 10_000;
const ROOM = 20;
const PORT = 18_114;
/** Where the two servers are asked to free what they do not need. */
export const INSPECTOR = 18_115;
const BARE_INSPECTOR = 18_116;
/** What a server still does when the last connection is open. */
const SETTLE_MS = 2000;
/** Connections that were there and went: what a server makes once is none of a connection's memory. */
const WARM = 500;

/** Bytes that each of many connections takes, opened and held. */
async function bytesHeld(pid: number, port: number, open: (index: number) => Promise<Line>): Promise<number> {
  const used = async () => {
    await wait(SETTLE_MS);
    return bytesInUse(pid, port);
  };
  for (const line of await openAll(WARM, open)) line.close();
  const before = await used();
  const lines = await openAll(HELD, open);
  const after = await used();
  for (const line of lines) line.close();
  return (after - before) / HELD;
}

/** Memory of a connection that nothing happens on: ours are people who have said hello, each in a channel of 20. */
export async function measureIdle({ stack, database }: Mortar): Promise<Figure> {
  const people = await addMembers(database, HELD);
  for (let from = 0; from < HELD; from += ROOM) await addChannel(database, people.slice(from, from + ROOM));
  const env = { PORT: String(PORT), DATABASE_URL: database.url, ...inspectable(BARE_INSPECTOR) };
  const bare = await startProgram('bare-server.ts', env);
  try {
    const ours = await bytesHeld(stack.pid, INSPECTOR, (index) => enter(stack.url, people[index]!));
    const theirs = await bytesHeld(bare.pid, BARE_INSPECTOR, () => openLine(`http://localhost:${PORT}`));
    const kilobytes = { ours: [ours / 1000], theirs: [theirs / 1000] };
    return compared('idle.kB', kilobytes, 'kB per connection of 10,000', 'bare Socket.IO', { most: 1.3 });
  } finally {
    bare.stop();
  }
}
