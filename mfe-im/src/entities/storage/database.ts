import type { Conversation, Head, Line, Message } from '@mortar/protocol/messaging';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Draft, Outgoing, Range } from '../log/index.ts';

/** What is kept of a timeline beside its messages. */
export interface KeptTimeline {
  id: string;
  epoch: string;
  pts: number;
  head: Head;
  ranges: readonly Range[];
  lines: readonly Line[];
}

interface Meta {
  /** Whose all of it is. */
  uid: string;
  epoch: string;
  uv: number;
}

export interface Schema extends DBSchema {
  meta: { key: 'only'; value: Meta };
  conversations: { key: string; value: Conversation };
  timelines: { key: string; value: KeptTimeline };
  messages: { key: [conversation: string, seq: number]; value: Message };
  reads: { key: string; value: number };
  /** In the order in which they were written. */
  outbox: { key: number; value: Outgoing; indexes: { clientId: string } };
  drafts: { key: string; value: Draft };
}

export type Database = IDBPDatabase<Schema>;

/** What goes with a sign-out; what somebody wrote and did not send stays, for them alone. */
export const READ_STORES = ['conversations', 'timelines', 'messages', 'reads'] as const;
export const ALL_STORES = ['meta', ...READ_STORES, 'outbox', 'drafts'] as const;

let opening: Promise<Database> | undefined;

/** The database of this browser. It rejects where the browser keeps nothing. */
export function database(): Promise<Database> {
  opening ??= openDB<Schema>('mortar-im', 1, {
    upgrade(db) {
      db.createObjectStore('meta');
      db.createObjectStore('conversations', { keyPath: 'id' });
      db.createObjectStore('timelines', { keyPath: 'id' });
      db.createObjectStore('messages', { keyPath: ['conversation', 'seq'] });
      db.createObjectStore('reads');
      db.createObjectStore('outbox', { autoIncrement: true }).createIndex('clientId', 'clientId', { unique: true });
      db.createObjectStore('drafts');
    },
    // Another tab has a newer version, or the browser took the database away: it is opened anew when it is needed.
    blocking: (_current, _blocked, event) => close(event.target as IDBDatabase),
    terminated: () => (opening = undefined),
  }).catch((failure: unknown) => {
    opening = undefined;
    throw failure;
  });
  return opening;
}

function close(db: IDBDatabase): void {
  db.close();
  opening = undefined;
}
