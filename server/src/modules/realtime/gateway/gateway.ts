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

const MINUTE_MS = 60_000;

type Admitted = Socket & { data: { admission?: Admission; ip?: string } };

/** Frees what a socket came with, as Socket.IO's guide to memory advises: most of what an idle connection would hold. */
function forgetRequest({ conn, handshake }: Socket): void {
  // Engine.IO has it in the closures of the connection.
  Object.assign(conn.request, { rawHeaders: [], headers: {} });
  (conn as { request: unknown }).request = undefined;
  Object.assign(handshake, { headers: {}, auth: {}, query: {} });
}

/** Lets sockets in, answers their calls, and ends them as soon as they may not go on (security F7). */
export function openGateway({ sockets, hub, admit, answersOf, sessionRevoked, refusal, told, figures, now }: GatewayDeps): void {
  sockets.io.use(async (socket: Admitted, next) => next(await letIn(socket)));

  /** Decides over a socket. @returns why it is refused, with what its browser is told */
  async function letIn(socket: Admitted): Promise<ExtendedError | undefined> {
    try {
      const ip = sockets.ipOf(socket);
      const admission = await admit({ auth: socket.handshake.auth, ip });
      Object.assign(socket.data, { admission, ip });
      // It may be gone already, or go before Socket.IO counts it as connected.
      if (socket.conn.readyState === 'open') socket.conn.once('close', admission.release);
      else admission.release();
      return undefined;
    } catch (error) {
      return Object.assign(new Error('refused'), { data: refusal(error) });
    }
  }

  sockets.io.on('connection', (socket: Admitted) => {
    const { admission, ip = '' } = socket.data;
    if (!admission) return void socket.disconnect(true);
    forgetRequest(socket);
    socket.data = {};
    const { person } = admission;
    const who = person ? 'person' : 'visitor';
    figures.opened(who);
    const connection: Connection = {
      id: socket.id,
      person,
      emit: (name, data) => void socket.emit(name, data),
      close: () => void socket.disconnect(true),
    };
    takeCalls(socket, answersOf(connection));
    const unfollow = isOfPerson(connection) ? follow(connection, admission, ip) : undefined;
    socket.on('disconnect', () => {
      figures.closed(who);
      unfollow?.();
    });
    if (isOfPerson(connection) && socket.connected) told.connected(connection);
  });

  /** Ends a person's connection as soon as it may not go on. @returns what ends with it */
  function follow(connection: PersonConnection, { expiresAt, deviceId }: Admission, ip: string): () => void {
    const { sessionId, uid } = connection.person;
    hub.add(connection);
    const unwatch = sessionRevoked({ sessionId, uid, deviceId, ip }, connection.close);
    const dies = setTimeout(connection.close, untilFullMinute(expiresAt - now()));
    return () => {
      unwatch();
      clearTimeout(dies);
      hub.remove(connection);
      told.disconnected(connection);
    };
  }
}

const isOfPerson = (connection: Connection): connection is PersonConnection => connection.person !== null;

/** Timers of one length share their list in Node; a token that lives a minute longer harms nobody. */
const untilFullMinute = (ms: number): number => Math.max(0, Math.ceil(ms / MINUTE_MS)) * MINUTE_MS;

/** Answers every packet of a socket; nothing is handed on as an event of Node's. */
function takeCalls(socket: Socket, answer: Answer): void {
  socket.use(async ([name, ...rest]) => {
    const [input, meta] = rest as unknown[];
    const acknowledge: unknown = rest.at(-1);
    const answered = await answer(String(name), input, meta);
    if (typeof acknowledge === 'function') acknowledge(answered);
  });
}
