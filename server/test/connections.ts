import type { SocketEvents } from '@mortar/protocol/realtime';
import type { Connection, EmitOptions, PersonConnection, Realtime } from '../src/modules/realtime/index.ts';

interface Heard {
  name: string;
  data: unknown;
}

/** A connection of a test: what it is told, and whether anything reaches it. */
export interface TestConnection extends PersonConnection {
  heard: Heard[];
  events<Name extends keyof SocketEvents>(name: Name): SocketEvents[Name][];
  /** Nothing that is pushed comes through while this is set. */
  isDeaf: boolean;
  disconnect(): void;
}

/** In place of sockets: rooms and what goes to whom, in this process and at once. */
export function createConnections() {
  const open = new Set<TestConnection>();
  const rooms = new Map<string, Set<Connection>>();
  const listeners = new Map<string, ((message: never) => void)[]>();
  const gone: ((connection: PersonConnection) => void)[] = [];
  let count = 0;

  const deliver = (connection: TestConnection, name: string, data: unknown) => {
    if (!connection.isDeaf) connection.heard.push({ name, data: structuredClone(data) });
  };
  const send = (to: Iterable<Connection>, name: string, data: unknown, { except }: EmitOptions = {}) => {
    for (const one of new Set(to)) if (one !== except) deliver(one as TestConnection, name, data);
  };

  const realtime: Realtime = {
    handle: () => {},
    join: (connection, room) => void rooms.set(room, (rooms.get(room) ?? new Set()).add(connection)),
    leave: (connection, room) => void rooms.get(room)?.delete(connection),
    emit: (to, name, data, options) =>
      send(
        [to].flat().flatMap((room) => [...(rooms.get(room) ?? [])]),
        name,
        data,
        options,
      ),
    toUsers: (userIds, name, data, options) =>
      send(
        [...open].filter(({ person }) => userIds.includes(person.userId)),
        name,
        data,
        options,
      ),
    connectionsOf: (userId) => [...open].filter(({ person }) => person.userId === userId),
    onConnect: () => {},
    onDisconnect: (listener) => void gone.push(listener),
    onTabClosed: () => {},
    channel: (name) => ({
      publish: (message) => listeners.get(name)?.forEach((listener) => listener(message as never)),
      subscribe: (listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    }),
    intentsOf: () => () => () => {},
    onUntold: () => {},
    topics: { add: () => {}, publish: () => Promise.resolve() },
  };

  return {
    realtime,
    connect({ userId, uid }: { userId: number; uid: string }): TestConnection {
      const heard: Heard[] = [];
      const connection: TestConnection = {
        id: String((count += 1)),
        person: { userId, uid, sessionId: `session-${userId}` },
        heard,
        isDeaf: false,
        emit: (name, data) => deliver(connection, name, data),
        events: (name) => heard.filter((one) => one.name === name).map(({ data }) => data as never),
        close: () => {},
        disconnect() {
          open.delete(connection);
          rooms.forEach((room) => room.delete(connection));
          gone.forEach((listener) => listener(connection));
        },
      };
      open.add(connection);
      return connection;
    },
  };
}
