import type { Conversation, Line, Message, Mention } from '../fields.ts';

/** Where a client stands in a conversation. */
export interface Position {
  id: string;
  epoch: string;
  pts: number;
}

/** The state of a conversation that everybody in it sees alike. */
export interface Head {
  id: string;
  epoch: string;
  seq: number;
  pts: number;
}

/** What changed in a conversation since a pts, complete up to `head` unless `hasMore`. */
export type Changes =
  | { kind: 'changes'; head: Head; messages: Message[]; lines: Line[]; /** Complete up to this pts. */ pts: number; hasMore: boolean }
  /** Too much: the newest messages; what lies between is a hole that `window` fills. */
  | { kind: 'tooLong'; head: Head; messages: Message[]; lines: Line[] }
  /** Another epoch: what the client has is void. */
  | { kind: 'epochChanged'; head: Head; messages: Message[]; lines: Line[] };

export interface SendInput {
  conversation: string;
  clientId: string;
  text: string;
  mentions?: Mention[];
  /** Seq of the message that is answered. */
  reply?: number;
  /** A message that is passed on; its text is taken from there, not from `text`. */
  forward?: { conversation: string; seq: number };
}

export interface SendOutput {
  message: Message;
}

/** What changed of the caller's own: conversations, cursors, settings. `uv` counts these changes. */
export interface UserChanges {
  uv: number;
  conversations: Conversation[];
  /** Ids of conversations that the caller is no longer in. */
  gone: string[];
}

declare module '@mortar/protocol/realtime' {
  interface SocketCalls {
    /** First call of every connection, and what a heartbeat repeats: what changed since the client last knew. Joins the caller's conversations. */
    'im.hello': {
      input: { uv: number; epoch: string; heads: Position[]; open?: Position };
      output: UserChanges & {
        /** Of this installation: another one voids everything that was kept. */
        epoch: string;
        /** The client knows too little: it reads the list from the start. */
        isReset: boolean;
        /** Of the caller's conversations, those that have gone on since; the list needs no other answer to show them. */
        heads: (Head & Pick<Conversation, 'last'>)[];
        changes: Changes | null;
      };
    };
    /** Each 25 s: heads that the client has fallen behind of. */
    'im.heartbeat': { input: { uv: number; open?: Position }; output: { uv: number; head: Head | null } };
    /** Which conversations are on the screen: the open one gets every change, those of the list their heads. */
    'im.watch': { input: { open?: string; visible: string[] }; output: Record<string, never> };
    'im.diff': { input: Position; output: Changes };
    /** Messages from `from` to `to`, both included, at most 200; with `asOf` only those changed after that pts. */
    'im.window': {
      input: { id: string; from: number; to: number; asOf?: number };
      output: { head: Head; from: number; to: number; messages: Message[]; lines: Line[] };
    };
    'im.send': {
      input: SendInput;
      output: SendOutput & {
        /** How far the caller has read by now, where sending moved that; null otherwise. */
        readSeq: number | null;
      };
    };
    /** What became of messages whose answer was lost; those that are not named never arrived. */
    'im.sent': { input: { conversation: string; clientIds: string[] }; output: { messages: Message[] } };
    'im.edit': { input: { conversation: string; seq: number; text: string; mentions?: Mention[] }; output: SendOutput };
    'im.recall': { input: { conversation: string; seq: number }; output: SendOutput };
    'im.react': { input: { conversation: string; seq: number; emoji: string; on: boolean }; output: SendOutput };
    'im.pin': { input: { conversation: string; seq: number; on: boolean }; output: SendOutput };
    /** Moves the caller's cursor forward, never back. */
    'im.read': { input: { conversation: string; seq: number }; output: { readSeq: number; unread_num: number } };
    'im.typing': { input: { conversation: string }; output: Record<string, never> };
    /** Who of these is here. */
    'im.presence': { input: { uids: string[] }; output: { here: string[] } };
    /** Who has read a message, of a conversation with at most 100 members. */
    'im.readers': { input: { conversation: string; seq: number }; output: { uids: string[] } };
  }

  interface SocketEvents {
    /** Changes of one conversation with consecutive pts, for those who have it open, or all of it where it is small. */
    'im.changes': {
      id: string;
      epoch: string;
      /** What they follow: the first change is the one after it. */
      fromPts: number;
      pts: number;
      /** Of the last message at `pts`. */
      seq: number;
      messages: Message[];
      lines: Line[];
    };
    /** Conversations went on; coalesced. */
    'im.heads': { heads: (Head & Pick<Conversation, 'last'>)[] };
    /** The caller's own state changed, on whatever device. */
    'im.user': UserChanges & {
      /** What they follow. */
      fromUv: number;
      /** Conversations of which nothing changed for the caller but how far they have read. */
      reads: { id: string; readSeq: number }[];
    };
    /** Lost without harm. `uids` is empty where too many type: then only `count` is told. */
    'im.typing': { id: string; uids: string[]; count: number };
    /** How far the other of a private chat has read. */
    'im.read': { id: string; uid: string; seq: number };
  }
}
