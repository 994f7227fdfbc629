import type { ExtendedError, Socket } from 'socket.io';
import type { SessionRevoked } from '../../identity/index.ts';
import type { Connection, PersonConnection } from '../realtime.ts';
import type { Admission, Admit } from '../handshake/admit.ts';
import type { Answer } from './answer.ts';
import type { Hub } from './hub.ts';
import type { GatewayMetrics } from './metrics.ts';
import type { Sockets } from './sockets.ts';

export interface GatewayDeps {
  sockets: Sockets;
  hub: Hub;
  admit: Admit;
  /** Answers what a connection asks. */
  answersOf(connection: Connection): Answer;
  sessionRevoked: SessionRevoked;
  /** A refusal as the browser is told it. */
  refusal(error: unknown): { code: number; msg: string };
  told: { connected(connection: PersonConnection): void; disconnected(connection: PersonConnection): void };
  figures: Pick<GatewayMetrics, 'opened' | 'closed'>;
  now(): number;
}

type Admitted = Socket & { data: { admission?: Admission } };

/** Lets sockets in, answers their calls, and ends them as soon as they may not go on (security F7). */
export function openGateway({ sockets, hub, admit, answersOf, sessionRevoked, refusal, told, figures, now }: GatewayDeps): void {
  sockets.io.use(async (socket: Admitted, next) => next(await letIn(socket)));

  /** Decides over a socket. @returns why it is refused, with what its browser is told */
  async function letIn(socket: Admitted): Promise<ExtendedError | undefined> {
    try {
      const admission = await admit({ auth: socket.handshake.auth, ip: sockets.ipOf(socket) });
      socket.data.admission = admission;
      // It may be gone already, or go before Socket.IO counts it as connected.
      if (socket.conn.readyState === 'open') socket.conn.once('close', admission.release);
      else admission.release();
      return undefined;
    } catch (error) {
      return Object.assign(new Error('refused'), { data: refusal(error) });
    }
  }

  sockets.io.on('connection', (socket: Admitted) => {
    const { admission } = socket.data;
    if (!admission) return void socket.disconnect(true);
    const { person } = admission;
    const who = person ? 'person' : 'visitor';
    figures.opened(who);
    socket.once('disconnect', () => figures.closed(who));
    const connection: Connection = {
      id: socket.id,
      person,
      emit: (name, data) => void socket.emit(name, data),
      close: () => void socket.disconnect(true),
    };
    takeCalls(socket, answersOf(connection));
    if (person) follow(socket, { ...connection, person }, admission);
  });

  function follow(socket: Socket, connection: PersonConnection, { person, expiresAt, deviceId }: Admission): void {
    if (!person) return;
    hub.add(connection);
    const unwatch = sessionRevoked({ ...person, deviceId, ip: sockets.ipOf(socket) }, connection.close);
    const dies = setTimeout(connection.close, Math.max(0, expiresAt - now()));
    socket.once('disconnect', () => {
      unwatch();
      clearTimeout(dies);
      hub.remove(connection);
      told.disconnected(connection);
    });
    if (socket.connected) told.connected(connection);
  }
}

/** Answers every packet of a socket; nothing is handed on as an event of Node's. */
function takeCalls(socket: Socket, answer: Answer): void {
  socket.use(async ([name, ...rest]) => {
    const [input, meta] = rest as unknown[];
    const acknowledge: unknown = rest.at(-1);
    const answered = await answer(String(name), input, meta);
    if (typeof acknowledge === 'function') acknowledge(answered);
  });
}
