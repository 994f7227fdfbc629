import type { Locale } from '@mortar/protocol';
import type { SocketCalls, SocketEvents } from '@mortar/protocol/realtime';
import type { TSchema } from 'typebox';
import type { Person } from '../../lib/person.ts';
import type { Intend } from './fanout/fanout.ts';
import type { Topics } from './topics/topics.ts';

export type CallName = keyof SocketCalls;
export type CallInput<Name extends CallName> = SocketCalls[Name]['input'];
export type CallOutput<Name extends CallName> = SocketCalls[Name]['output'];
export type EventName = keyof SocketEvents;

/** One socket of this process. A browser has one for all of its tabs. */
export interface Connection {
  id: string;
  /** Null of a visitor. */
  person: Person | null;
  /** Tells this one alone. */
  emit<Name extends EventName>(name: Name, data: SocketEvents[Name]): void;
  /** Ends it; the browser then asks anew who it may be. */
  close(): void;
}

/** The connection of somebody who is signed in. */
export type PersonConnection = Connection & { person: Person };

/** What a handler knows besides its input. */
export interface Call {
  connection: PersonConnection;
  person: Person;
  locale: Locale;
  /** Which tab of the browser called; empty where it does not say. */
  tab: string;
}

export interface CallOptions {
  /** Calls a minute of one connection; what all calls share when unset. */
  perMinute?: number;
}

export interface EmitOptions {
  /** May be left out for whoever does not keep up. */
  isVolatile?: boolean;
  /** Not to this connection. */
  except?: Connection;
  /** Only to sockets of this process: for listeners of a channel, which every process has. */
  isHere?: boolean;
}

/** Messages between processes, of which each gets every one, the sender included. */
export interface Channel<Message> {
  /** @param message plain JSON */
  publish(message: Message): void;
  subscribe(listener: (message: Message) => void): void;
}

/**
 * The site's one connection to each browser, for every area. What is sent is a hint: it may be lost, doubled or late, so whoever
 * listens must be able to read the truth anew.
 */
export interface Realtime {
  /**
   * Answers a call of people; visitors are refused. The handler gets checked input without fields that the schema does not name,
   * returns the output, and throws `AppError` for everything else, as over HTTP.
   */
  handle<Name extends CallName>(
    name: Name,
    schema: TSchema,
    handler: (input: CallInput<Name>, call: Call) => CallOutput<Name> | Promise<CallOutput<Name>>,
    options?: CallOptions,
  ): void;
  /** Puts a connection into a room, such as `im:12`. It leaves all of them when it ends. */
  join(connection: Connection, room: string): void;
  leave(connection: Connection, room: string): void;
  /** Tells everybody in these rooms, each once, in every process. */
  emit<Name extends EventName>(rooms: string | readonly string[], name: Name, data: SocketEvents[Name], options?: EmitOptions): void;
  /** Tells every connection of these people, in every process. */
  toUsers<Name extends EventName>(userIds: readonly number[], name: Name, data: SocketEvents[Name], options?: EmitOptions): void;
  /** Connections of a person to this process. */
  connectionsOf(userId: number): readonly PersonConnection[];
  /** Somebody connected to this process. */
  onConnect(listener: (connection: PersonConnection) => void): void;
  /** Their connection ended; its rooms are left already. */
  onDisconnect(listener: (connection: PersonConnection) => void): void;
  /** A tab was closed whose browser goes on with others. */
  onTabClosed(listener: (connection: PersonConnection, tab: string) => void): void;
  /** Messages between processes under a name of the area's own. */
  channel<Message>(name: string): Channel<Message>;
  /** Keeps in mind what is about to be committed and told, under a name of the area's own. */
  intentsOf(name: string): Intend;
  /**
   * Takes keys of which something was committed, perhaps, by a process that died or was cut off before it told it: whoever is
   * concerned is to be told to look. One process is asked, and again until it is done.
   */
  onUntold(name: string, tell: (keys: string[]) => Promise<void>): void;
  topics: Topics;
}
