import type { Server, Socket } from 'socket.io';
import type { Fanout } from '../fanout/fanout.ts';
import type { Connection, EmitOptions, PersonConnection, Realtime } from '../realtime.ts';

/** What every process is told to send to its own sockets. */
interface Sent {
  rooms: readonly string[];
  name: string;
  data: unknown;
  isVolatile: boolean;
  /** Id of a connection that is left out. */
  except?: string | undefined;
}

const SENT = '@sent';
/** The room of all connections of a person. */
export const roomOfPerson = (userId: number): string => `@person:${userId}`;

/** Which connections this process has, their rooms, and what is sent to them from any process. */
export function createHub(io: Server, fanout: Fanout) {
  const people = new Map<number, PersonConnection[]>();
  const socketOf = (connection: Connection): Socket | undefined => io.of('/').sockets.get(connection.id);

  function deliver({ rooms, name, data, isVolatile, except }: Sent): void {
    const there = io.to([...rooms]);
    const others = except === undefined ? there : there.except(except);
    (isVolatile ? others.volatile : others).emit(name, data);
  }
  fanout.subscribe(SENT, (sent) => deliver(sent as Sent));

  function send(rooms: readonly string[], name: string, data: unknown, options: EmitOptions = {}): void {
    // Socket.IO takes no room at all for everybody.
    if (rooms.length === 0) return;
    const { isVolatile = false, except, isHere = false } = options;
    const sent: Sent = { rooms, name, data, isVolatile, except: except?.id };
    if (isHere) deliver(sent);
    else fanout.publish(SENT, sent);
  }

  const rooms: Pick<Realtime, 'join' | 'leave' | 'emit' | 'toUsers' | 'connectionsOf' | 'channel' | 'intentsOf' | 'onUntold'> = {
    join: (connection, room) => void socketOf(connection)?.join(room),
    leave: (connection, room) => void socketOf(connection)?.leave(room),
    emit: (to, name, data, options) => send(typeof to === 'string' ? [to] : to, name, data, options),
    toUsers: (userIds, name, data, options) => send(userIds.map(roomOfPerson), name, data, options),
    connectionsOf: (userId) => people.get(userId) ?? [],
    channel: <Message>(name: string) => ({
      publish: (message: Message) => fanout.publish(name, message),
      subscribe: (listener: (message: Message) => void) => fanout.subscribe(name, (message) => listener(message as Message)),
    }),
    intentsOf: fanout.intentsOf,
    onUntold: fanout.onUntold,
  };

  return {
    ...rooms,
    send,
    add(connection: PersonConnection): void {
      const { userId } = connection.person;
      rooms.join(connection, roomOfPerson(userId));
      people.set(userId, [...(people.get(userId) ?? []), connection]);
    },
    remove(connection: PersonConnection): void {
      const { userId } = connection.person;
      const left = people.get(userId)?.filter((one) => one !== connection) ?? [];
      if (left.length > 0) people.set(userId, left);
      else people.delete(userId);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
