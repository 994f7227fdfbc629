import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SOCKET_BYTES, SOCKET_PATH } from '@mortar/protocol/realtime';
import { Server, type Socket } from 'socket.io';
import { broadcastFast } from './fast-broadcast.ts';
import type { Upgrade } from './upgrades.ts';

const PING_MS = 25_000;
const PONG_MS = 20_000;
/** Whoever has said nothing by then is no browser of ours. */
const HELLO_MS = 10_000;
/** Sockets that end together when the server stops, and the pause behind them: their browsers come back one after the other. */
const DRAINED_AT_ONCE = 200;
const DRAIN_PAUSE_MS = 20;

/** Socket.IO as we use it: WebSocket alone, JSON, no compression, nothing kept for who was away (docs/design/realtime.md). */
export function createSockets(slowEnded: () => void) {
  const callers = new WeakMap<IncomingMessage, string>();
  const io = new Server({
    transports: ['websocket'],
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    path: SOCKET_PATH,
    addTrailingSlash: false,
    pingInterval: PING_MS,
    pingTimeout: PONG_MS,
    connectTimeout: HELLO_MS,
    maxHttpBufferSize: SOCKET_BYTES,
  });
  broadcastFast(io.of('/'), slowEnded);
  // A server of its own that never listens: sockets come through ours, which checks them first.
  io.attach(createServer());

  return {
    io,
    take({ request, socket, head, ip }: Upgrade): void {
      callers.set(request, ip);
      io.engine.handleUpgrade(request as never, socket, head);
    },
    /** Where a socket comes from. */
    ipOf: ({ request }: Pick<Socket, 'request'>): string => callers.get(request) ?? '',
    /** Ends all sockets, a part at a time; browsers connect elsewhere by themselves. */
    async drain(): Promise<void> {
      const open = [...io.of('/').sockets.values()];
      while (open.length > 0) {
        for (const socket of open.splice(0, DRAINED_AT_ONCE)) socket.conn.close();
        if (open.length > 0) await wait(DRAIN_PAUSE_MS);
      }
      await io.close();
    },
  };
}

export type Sockets = ReturnType<typeof createSockets>;
