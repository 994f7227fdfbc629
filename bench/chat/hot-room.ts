import { randomUUID } from 'node:crypto';
import { compared, type Figure } from '../report.ts';
import { openLine } from './line.ts';
import type { Mortar, MortarPeer } from './mortar.ts';
import { openAll } from './peer.ts';
import { startProgram } from './program.ts';
import { addChannel, TEXT } from './rooms.ts';

const PORT = 18_113;
/** Messages on their way at once. */
const AT_ONCE = 512;

/** Does work again and again, so many at once. @returns how often a second */
async function perSecond(seconds: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const worker = async (_: unknown, index: number) => {
    for (let turn = index; performance.now() < end; turn += AT_ONCE, done += 1) await work(turn);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (done / (performance.now() - start)) * 1000;
}

/** Sends a second that are kept in one room which nobody looks at, beside a server that keeps each in a transaction of its own. */
export async function measureHotRoom(
  { database }: Mortar,
  { people, lines }: MortarPeer,
  rounds: number,
  seconds: number,
): Promise<Figure> {
  const room = await addChannel(database, people);
  const bare = await startProgram('bare-server.ts', { PORT: String(PORT), DATABASE_URL: database.url });
  const bareLines = await openAll(AT_ONCE, () => openLine(`http://localhost:${PORT}`));
  const ours = (turn: number) =>
    lines[turn % lines.length]!.call('im.send', { conversation: String(room), clientId: randomUUID(), text: TEXT });
  const theirs = (turn: number) =>
    bareLines[turn % AT_ONCE]!.call('send', { conversation: room, sender: people[turn % people.length]!.userId, text: TEXT });
  try {
    const rates = { ours: [] as number[], theirs: [] as number[] };
    for (let round = -1; round < rounds; round += 1) {
      const [one, other] = [await perSecond(seconds, ours), await perSecond(seconds, theirs)];
      if (round < 0) continue;
      rates.ours.push(one);
      rates.theirs.push(other);
    }
    return compared('hotroom.mps', rates, 'messages/s', 'Socket.IO and a transaction each', { least: 10 });
  } finally {
    for (const line of bareLines) line.close();
    bare.stop();
  }
}
