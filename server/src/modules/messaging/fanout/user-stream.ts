import type { SocketEvents } from '@mortar/protocol/realtime';
import type { Db } from '../../../db/db.ts';
import { createBatches } from '../../../lib/batches.ts';
import { groupBy } from '../../../lib/group-by.ts';
import type { Realtime } from '../../realtime/index.ts';
import type { Touched } from '../conversations/index.ts';
import { ownOf } from '../conversations/rows.ts';
import type { ConversationView } from '../conversations/view.ts';
import type { Watching } from './watching.ts';

export interface UserStreamDeps {
  db: Db;
  realtime: Pick<Realtime, 'channel' | 'connectionsOf'>;
  view: ConversationView;
  watching: Watching;
  failed(error: unknown): void;
}

/** What every process is told of one person. */
interface Told {
  userId: number;
  /** Conversations that they are in, and no longer in. */
  entered: number[];
  left: number[];
  events: SocketEvents['im.user'][];
}

/** Of which conversations more than a cursor is other. */
const changed = (touched: readonly Touched[]): number[] =>
  touched.flatMap(({ conversation, readSeq }) => (readSeq === undefined ? conversation : []));

/** How many people are looked up beside one another. */
const AT_ONCE = 4;
const BATCH = 1000;

/** Tells people what changed of their own, on all of their devices, and lets their connections into conversations and out of them. */
export function createUserStream({ db, realtime, view, watching, failed }: UserStreamDeps) {
  const channel = realtime.channel<Told>('im.user');
  channel.subscribe(({ userId, entered, left, events }) => {
    for (const connection of realtime.connectionsOf(userId)) {
      watching.leave(connection, left);
      watching.enter(connection, entered);
      for (const event of events) connection.emit('im.user', event);
    }
  });

  async function tellOne(userId: number, touched: readonly Touched[]): Promise<void> {
    const ids = [...new Set(changed(touched))];
    const rows = await ownOf(db).byIds(userId, ids);
    const shown = new Map((await view(userId, rows)).map((conversation, index) => [rows[index]!.id, conversation]));
    const hidden = new Set(rows.filter(({ isHidden }) => isHidden).map(({ id }) => id));
    const isGone = (id: number) => !shown.has(id) || hidden.has(id);
    const byUv = [...groupBy(touched, ({ uv }) => uv)].toSorted(([a], [b]) => a - b);
    const events = byUv.map(([uv, all]) => ({
      fromUv: uv - 1,
      uv,
      conversations: changed(all).flatMap((id) => (isGone(id) ? [] : shown.get(id)!)),
      gone: changed(all).flatMap((id) => (isGone(id) ? String(id) : [])),
      reads: all.flatMap(({ conversation, readSeq }) => (readSeq === undefined ? [] : { id: String(conversation), readSeq })),
    }));
    channel.publish({ userId, entered: ids.filter((id) => shown.has(id)), left: ids.filter((id) => !shown.has(id)), events });
  }

  async function work(touched: Touched[]): Promise<void[]> {
    const people = [...groupBy(touched, ({ userId }) => userId)];
    const worker = async () => {
      for (let one = people.pop(); one; one = people.pop()) await tellOne(...one).catch(failed);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return touched.map(() => undefined);
  }
  const tell = createBatches(work, BATCH);

  return async (touched: readonly Touched[]): Promise<void> => void (await Promise.all(touched.map(tell)));
}
