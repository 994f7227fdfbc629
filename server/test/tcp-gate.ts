import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a port that can be cut and opened again. */
export interface TcpGate {
  port: number;
  /** Ends every connection and each new one at once, until it is opened. */
  cut(): void;
  open(): void;
  /** Lets nothing through from now on, and ends nothing: as a machine that hangs. */
  hold(): void;
  /** Connections that were ended because the gate is cut. */
  turnedAway(): number;
  close(): Promise<void>;
}

export async function createTcpGate(target: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let isHeld = false;
  let turnedAway = 0;
  const server = createServer((incoming) => {
    if (!isOpen) {
      turnedAway += 1;
      incoming.destroy();
      return;
    }
    if (isHeld) return void sockets.add(incoming.pause());
    const outgoing = connect(target, '127.0.0.1');
    for (const [socket, other] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isOpen = false;
      endAll();
    },
    open() {
      isOpen = true;
    },
    hold() {
      isHeld = true;
      sockets.forEach((socket) => socket.unpipe().pause());
    },
    turnedAway: () => turnedAway,
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
