import { EMPTY_LOG, type Log, type Timeline } from '../log/index.ts';
import { ALL_STORES, database, READ_STORES } from './database.ts';
import { everyMessageOf } from './keep-log.ts';
import { sendFor, toBeSent } from './unsent.ts';

/** Messages of a conversation that are brought back at once; older ones are asked for as they come into view. */
const NEWEST = 500;
/** Conversations whose messages stay; others lose them here, and nowhere else. */
const MOST_TIMELINES = 200;

/** What was kept of somebody. What belongs to somebody else is gone after that. */
export async function restoreLog(uid: string, now: number): Promise<Log> {
  sendFor(uid);
  const db = await database();
  const transaction = db.transaction(ALL_STORES, 'readwrite');
  const meta = await transaction.objectStore('meta').get('only');
  if (meta?.uid !== uid) {
    await Promise.all(ALL_STORES.map((name) => transaction.objectStore(name).clear()));
    await transaction.objectStore('meta').put({ uid, epoch: '', uv: 0 }, 'only');
    await transaction.done;
    return { ...EMPTY_LOG, uid };
  }
  const [conversations, outbox, readIds, reads] = await Promise.all([
    transaction.objectStore('conversations').getAll(),
    transaction.objectStore('outbox').getAll(),
    transaction.objectStore('reads').getAllKeys(),
    transaction.objectStore('reads').getAll(),
  ]);
  for (const { id } of conversations.toSorted((a, b) => b.at.localeCompare(a.at)).slice(MOST_TIMELINES)) {
    await transaction.objectStore('timelines').delete(id);
    await transaction.objectStore('messages').delete(everyMessageOf(id));
  }
  await transaction.done;
  return {
    ...EMPTY_LOG,
    uid,
    epoch: meta.epoch,
    uv: meta.uv,
    conversations: Object.fromEntries(conversations.map((conversation) => [conversation.id, conversation])),
    unsaidReads: Object.fromEntries(readIds.map((id, index) => [id, reads[index]!])),
    outbox: toBeSent(outbox, now),
  };
}

/** The messages that were kept of a conversation, the newest of them; null without any. */
export async function restoreTimeline(id: string): Promise<Timeline | null> {
  const db = await database();
  const transaction = db.transaction(['timelines', 'messages']);
  const kept = await transaction.objectStore('timelines').get(id);
  if (!kept) return null;
  const last = kept.ranges.at(-1)?.to ?? 0;
  const from = Math.max(1, last - NEWEST + 1);
  const rows = await transaction.objectStore('messages').getAll(IDBKeyRange.bound([id, from], [id, Infinity]));
  const ranges = kept.ranges.filter(({ to }) => to >= from).map((range) => ({ ...range, from: Math.max(from, range.from) }));
  return { ...kept, ranges, keptSince: kept.pts, messages: new Map(rows.map((row) => [row.seq, row])), waiting: [] };
}

/** Forgets what was read; what was written and not sent stays for whoever wrote it. */
export async function forgetLog(): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['meta', ...READ_STORES], 'readwrite');
  const meta = await transaction.objectStore('meta').get('only');
  await Promise.all(READ_STORES.map((name) => transaction.objectStore(name).clear()));
  if (meta) await transaction.objectStore('meta').put({ uid: meta.uid, epoch: '', uv: 0 }, 'only');
  return transaction.done;
}
