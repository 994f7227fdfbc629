import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';
import { PEOPLE, roomsOf } from './layout.ts';
import { AT_ONCE, openAll, type Peer } from './peer.ts';
import { processorSeconds } from './processes.ts';
import { startProgram } from './program.ts';

const PORT = 18_111;

/** Plain `ws`, with one send() for each client: the limit of what a server in Node can deliver. */
export async function wsPeer(): Promise<Peer> {
  const program = await startProgram('ws-server.ts', { PORT: String(PORT) });
  let heard = (bytes: Buffer): void => void bytes;
  const sockets = await openAll(PEOPLE, async (member) => {
    const socket = new WebSocket(`ws://127.0.0.1:${PORT}`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ join: roomsOf(member) }));
    await once(socket, 'message');
    socket.on('message', (data: RawData) => heard(data as Buffer));
    return socket;
  });
  return {
    atOnce: AT_ONCE,
    hear: (listener) => void (heard = listener),
    send: (room, member, text) => sockets[member]!.send(JSON.stringify({ room, clientId: randomUUID(), text })),
    processorSeconds: () => processorSeconds([program.pid]),
    async stop() {
      for (const socket of sockets) socket.terminate();
      program.stop();
    },
  };
}
