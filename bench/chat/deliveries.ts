import { compared, median, told, type Figure } from '../report.ts';
import { HALL, smallRooms } from './layout.ts';
import type { Peer } from './peer.ts';
import { saturate, type Rate } from './saturate.ts';

export interface Peers {
  ours: Peer;
  ws: Peer;
  /** Undefined where it cannot be had. */
  prosody: Peer | undefined;
}

const LIMIT = 'plain ws, one send() for each, nothing kept';
const INSTALLED = "Debian's Prosody, archive on";

/** Deliveries a second of rooms, in rounds that take turns, after one of each that is not counted. */
async function measureRooms(name: string, { ours, ws, prosody }: Peers, rooms: readonly number[], rounds: number, seconds: number) {
  const peers = { ours, ws, ...(prosody && { prosody }) };
  const rates: Record<keyof Peers, Rate[]> = { ours: [], ws: [], prosody: [] };
  for (let round = -1; round < rounds; round += 1)
    for (const [key, peer] of Object.entries(peers) as [keyof Peers, Peer][]) {
      const rate = await saturate(peer, rooms, seconds);
      if (round >= 0) rates[key].push(rate);
    }
  const deliveries = (key: keyof Peers) => rates[key].map((rate) => rate.deliveries);
  const microseconds = (key: keyof Peers) => median(rates[key].map((rate) => rate.microseconds));
  const beside = (key: 'ws' | 'prosody') => ({ ours: deliveries('ours'), theirs: deliveries(key) });
  return {
    figures: [
      compared(`${name}.dps`, beside('ws'), 'deliveries/s', LIMIT, { least: 0.6 }),
      ...(prosody ? [compared(`${name}.dps`, beside('prosody'), 'deliveries/s', INSTALLED, { least: 1 })] : []),
    ],
    microseconds,
  };
}

/** One room of 1,000, then 200 rooms of 20: what arrives, and the processor time of it with the database's. */
export async function measureDeliveries(peers: Peers, rounds: number, seconds: number): Promise<Figure[]> {
  const hall = await measureRooms('fanout', peers, [HALL], rounds, seconds);
  const small = await measureRooms('rooms', peers, smallRooms, rounds, seconds);
  return [
    ...hall.figures,
    ...small.figures,
    told('delivery.us', hall.microseconds('ours'), 'µs of processor, 1 × 1,000', LIMIT, hall.microseconds('ws')),
    told('delivery.us', small.microseconds('ours'), 'µs of processor, 200 × 20', LIMIT, small.microseconds('ws')),
  ];
}
