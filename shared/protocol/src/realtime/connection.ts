/** What a browser encrypts for `getUtoken`. */
export interface KeyOffer {
  /** 256 bits of an AES key, base64. */
  key: string;
  /** 128 random bits, base64: the server takes each once. */
  nonce: string;
  /** Server time, ms since 1970. */
  time: number;
}

/** Where the connection is opened: Socket.IO by WebSocket alone. */
export const SOCKET_PATH = '/api/socket';

/** File of the shell's build that holds the connection of all tabs, in a shared worker. */
export const CONNECTION_WORKER = 'connection-worker.js';

/** How a connection says who it is, in Socket.IO's `auth`; a visitor's is empty and may only subscribe to public topics. */
export interface ConnectionAuth {
  /** Of the signed-in person. */
  uid?: string;
  utoken?: string;
  /** The device header's value of the call that gave the token: it is worth nothing elsewhere. */
  deviceid?: string;
}

/** Goes with every call, behind its input. */
export interface CallMeta {
  /** As the header of that name. */
  lang: string;
  /** Which tab of the browser calls; all of them share the connection. */
  tab: string;
}

/** Largest packet that the server takes, in bytes. */
export const SOCKET_BYTES = 64 * 1024;

/**
 * Calls over the connection by name, with what they take and give: each area adds its own by
 * `declare module '@mortar/protocol/realtime'`. The server answers every call with a `SocketAnswer`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas fill it
export interface SocketCalls {}

/** What the server sends by itself, by name: each area adds its own. Everything in it is a hint that may be lost, doubled or late. */
export interface SocketEvents {
  topic: TopicEvent;
}

/** The answer to a call: the codes and words are those of HTTP. */
export interface SocketAnswer<Data> {
  code: number;
  msg: string;
  data: Data;
  /** Seconds after which the call may be made again, where there were too many. */
  retryAfter?: number;
}

/**
 * What happens in public topics, by the form of their names: each area adds its own, as
 * `[collection: `market:collection:${string}`]: Sale`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas fill it
export interface SocketTopics {}

/**
 * What happened in a topic. Numbers run 1, 2, 3… within an epoch: who misses one, or sees another epoch, reads the state
 * behind the topic anew.
 */
export interface TopicEvent<Data = unknown> {
  /** `<area>:<what>`, as `market:collection:12`. */
  topic: string;
  epoch: string;
  n: number;
  data: Data;
}

/** Where a topic stands when somebody subscribes to it. */
export interface TopicPosition {
  epoch: string;
  n: number;
}

declare module '@mortar/protocol/realtime' {
  interface SocketCalls {
    /** Follows a topic, also as a visitor. Refused with `notFound` where no area has it, with `forbidden` where it is not for the caller. */
    'topic.subscribe': { input: { topic: string }; output: TopicPosition };
    'topic.unsubscribe': { input: { topic: string }; output: Record<string, never> };
    /** A tab of the browser was closed: what it alone had asked for is over. */
    'tab.closed': { input: { tab: string }; output: Record<string, never> };
  }
}
