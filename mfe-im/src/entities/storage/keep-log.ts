import type { IDBPTransaction } from 'idb';
import type { Log, Timeline } from '../log/index.ts';
import { database, type Schema } from './database.ts';

type Transaction = IDBPTransaction<Schema, ('meta' | 'conversations' | 'timelines' | 'messages' | 'reads')[], 'readwrite'>;

/** Keeps what has changed since `before`. What another tab has kept of later times stays. */
export async function keepLog(before: Log, log: Log): Promise<void> {
  const db = await database();
  const transaction: Transaction = db.transaction(['meta', 'conversations', 'timelines', 'messages', 'reads'], 'readwrite');
  const kept = await transaction.objectStore('meta').get('only');
  // Somebody else has signed in meanwhile, in another tab.
  if (!kept || kept.uid !== log.uid) return transaction.done;
  const isVoid = kept.epoch !== log.epoch;
  if (isVoid)
    await Promise.all((['conversations', 'timelines', 'messages', 'reads'] as const).map((name) => transaction.objectStore(name).clear()));
  if (isVoid || log.uv >= kept.uv)
    await keepConversations(transaction, isVoid ? { ...before, conversations: {}, unsaidReads: {} } : before, log);
  for (const timeline of Object.values(log.timelines)) {
    const known = isVoid ? undefined : before.timelines[timeline.id];
    if (timeline !== known) await keepTimeline(transaction, known, timeline);
  }
  for (const id of Object.keys(before.timelines)) if (!log.timelines[id]) await forgetTimeline(transaction, id);
  return transaction.done;
}

async function keepConversations(transaction: Transaction, before: Log, log: Log): Promise<void> {
  const { uid, epoch, uv, conversations, unsaidReads } = log;
  const store = transaction.objectStore('conversations');
  const reads = transaction.objectStore('reads');
  await transaction.objectStore('meta').put({ uid, epoch, uv }, 'only');
  for (const conversation of Object.values(conversations))
    if (before.conversations[conversation.id] !== conversation) await store.put(conversation);
  for (const id of Object.keys(before.conversations)) if (!conversations[id]) await store.delete(id);
  for (const [id, seq] of Object.entries(unsaidReads)) if (before.unsaidReads[id] !== seq) await reads.put(seq, id);
  for (const id of Object.keys(before.unsaidReads)) if (unsaidReads[id] === undefined) await reads.delete(id);
}

async function keepTimeline(transaction: Transaction, before: Timeline | undefined, timeline: Timeline): Promise<void> {
  const { id, epoch, pts, head, ranges, lines, messages } = timeline;
  const timelines = transaction.objectStore('timelines');
  const rows = transaction.objectStore('messages');
  const kept = await timelines.get(id);
  if (kept && kept.epoch !== epoch) await rows.delete(everyMessageOf(id));
  const isRenewed = kept?.epoch !== epoch;
  for (const [seq, message] of messages) {
    if (!isRenewed && before?.messages.get(seq) === message) continue;
    const row = isRenewed ? undefined : await rows.get([id, seq]);
    if (!row || row.pts < message.pts) await rows.put(message);
  }
  // A tab that is further has said so already; the rows above are at least as late as it says.
  if (isRenewed || kept.pts <= pts) await timelines.put({ id, epoch, pts, head, ranges, lines });
}

async function forgetTimeline(transaction: Transaction, id: string): Promise<void> {
  await transaction.objectStore('timelines').delete(id);
  await transaction.objectStore('messages').delete(everyMessageOf(id));
}

export const everyMessageOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);
