import { measureDeliveries } from './chat/deliveries.ts';
import { measureHotRoom } from './chat/hot-room.ts';
import { INSPECTOR, measureIdle } from './chat/idle.ts';
import { inspectable } from './chat/inspector.ts';
import { measureLatency } from './chat/latency.ts';
import { measureLongChat } from './chat/long-chat.ts';
import { mortarPeer, startMortar } from './chat/mortar.ts';
import { prosodyPeer } from './chat/prosody.ts';
import { measureReconnect } from './chat/reconnect.ts';
import { wsPeer } from './chat/ws.ts';
import { createMeasuring, isAsked } from './parts.ts';
import { print, type Figure } from './report.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);

/** What 1,000 people send and get, beside what others deliver to as many. */
async function measureTraffic(): Promise<Figure[]> {
  const mortar = await startMortar();
  const ours = await mortarPeer(mortar);
  const ws = await wsPeer();
  const prosody = await prosodyPeer();
  try {
    return [
      ...(isAsked('deliveries') ? await measureDeliveries({ ours, ws, prosody }, ROUNDS, SECONDS) : []),
      ...(isAsked('latency') ? await measureLatency(ours, ws, ROUNDS, SECONDS) : []),
    ];
  } finally {
    await prosody?.stop();
    await ws.stop();
    await ours.stop();
  }
}

/** What one room takes, on a server that has nothing else behind it. */
async function measureRoom(): Promise<Figure[]> {
  const mortar = await startMortar();
  const ours = await mortarPeer(mortar);
  try {
    return [await measureHotRoom(mortar, ours, ROUNDS, SECONDS)];
  } finally {
    await ours.stop();
  }
}

/** What connections cost that do nothing, and how they come back. */
async function measureConnections(): Promise<Figure[]> {
  const mortar = await startMortar(inspectable(INSPECTOR));
  try {
    return [await measureIdle(mortar), ...(await measureReconnect(mortar))];
  } finally {
    await mortar.stop();
  }
}

const { figures, measure } = createMeasuring();
if (['deliveries', 'latency'].some(isAsked)) await measure(measureTraffic);
if (isAsked('hotroom')) await measure(measureRoom);
if (isAsked('connections')) await measure(measureConnections);
if (isAsked('long')) await measure(() => measureLongChat(ROUNDS));
print(figures);
