import { setTimeout as wait } from 'node:timers/promises';
import { median, quantile, told, type Figure } from '../report.ts';
import { rooms, smallRooms } from './layout.ts';
import { marked, readMarks } from './marks.ts';
import type { Peer } from './peer.ts';
import { TEXT } from './rooms.ts';

/** Messages a second, each into a room of 20: far from what either server can. */
const PACE = 50;
const LATE_MS = 10_000;

/** Ms from each send until each member saw it. */
async function seenAfter(peer: Peer, seconds: number): Promise<number[]> {
  const sentAt: number[] = [];
  const times: number[] = [];
  peer.hear((bytes) => {
    const now = performance.now();
    for (const index of readMarks(bytes)) times.push(now - sentAt[index]!);
  });
  const size = rooms[smallRooms[0]!]!.length;
  for (let index = 0; index < PACE * seconds; index += 1) {
    const room = smallRooms[index % smallRooms.length]!;
    sentAt.push(performance.now());
    peer.send(room, rooms[room]![index % size]!, marked(index, TEXT));
    await wait(1000 / PACE);
  }
  const end = performance.now() + LATE_MS;
  while (times.length < sentAt.length * size && performance.now() < end) await wait(10);
  if (times.length !== sentAt.length * size) throw new Error(`${times.length} of ${sentAt.length * size} deliveries came`);
  return times;
}

/** How long a message takes until it is seen, ours kept before anybody sees it. */
export async function measureLatency(ours: Peer, ws: Peer, rounds: number, seconds: number): Promise<Figure[]> {
  const times = { ours: [] as number[][], theirs: [] as number[][] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await seenAfter(ours, seconds));
    times.theirs.push(await seenAfter(ws, seconds));
  }
  const middle = (part: number, side: keyof typeof times) => median(times[side].map((one) => quantile(one, part)));
  const figure = (name: string, part: number) =>
    told(name, middle(part, 'ours'), 'ms from send to seen, kept', 'plain ws, nothing kept', middle(part, 'theirs'));
  return [figure('send.p50', 0.5), figure('send.p99', 0.99)];
}
