import type { Input, Output } from '@mortar/protocol';
import {
  instantOf,
  SCHEDULED,
  type listSchedules,
  type NewPost,
  type Post,
  type saveSchedule,
  type Scheduled,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Assets } from '../../uploads/index.ts';
import { endDraft, keepDraft } from '../drafts/keep-draft.ts';
import { newId } from '../ids.ts';
import type { Cursors } from '../pages/cursor.ts';
import type { Posts } from '../posts/service.ts';
import { pollOf, usedBy, type Gate } from '../posts/writing.ts';
import { postsOf } from '../store/posts.ts';
import { waitingOf, type WaitingRow } from '../store/waiting.ts';
import { writesOf } from '../store/write.ts';
import type { PostView } from '../view/posts.ts';

const PAST: FieldTexts = { local: { en: 'Choose a time in the future.', 'zh-HK': '請選擇稍後的時間。' } };

export interface ScheduleDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  assets: Assets;
  posts: Posts;
  view: PostView;
}

const notThere = () => new AppError('notFound', { status: 200 });

/** Posts for a time to come: the row is the truth, and whatever wakes it publishes it once and never early. */
export function createSchedules({ db, clock, cursors, assets, posts, view }: ScheduleDeps) {
  async function shown(userId: number, rows: readonly WaitingRow[]): Promise<Scheduled[]> {
    const found = await postsOf(db, userId).waiting(rows.map(({ id }) => id));
    const seen = new Map((await view.view([...found.values()], userId)).map((post) => [post.postid, post]));
    return rows.flatMap(({ id, source, publishAt, local, zone, state, holdReason }) => {
      const post = seen.get(String(id));
      if (!post || !source || local === null || zone === null) return [];
      return [
        {
          post,
          source,
          publishAt: publishAt.toISOString(),
          local,
          zone,
          state: state === 'held' ? 'held' : 'scheduled',
          reason: holdReason,
        },
      ];
    });
  }

  async function own(tx: Db, userId: number, postid: string) {
    const row = await writesOf(tx).hold(userId, Number(postid));
    if (!row) throw notThere();
    const { source, state } = row;
    if (!source || (state !== 'scheduled' && state !== 'held')) throw new AppError('notPossible');
    return { ...row, source };
  }

  return {
    gateOf: posts.gateOf,

    /** @param gate what `gateOf` gives @returns its id */
    async save(tx: Db, userId: number, { postid, post, local, zone }: Input<typeof saveSchedule>, gate: Gate): Promise<number> {
      const instant = instantOf(local, zone);
      if (instant === undefined || instant <= clock.now()) throw new AppError('validation', { fields: PAST });
      const at = new Date(instant);
      await holdLock(tx, 'communityOwn', userId);
      const before = postid === undefined ? undefined : await own(tx, userId, postid);
      const { all, ofDay } = await waitingOf(tx, userId).counts(at, before?.id);
      if (all >= SCHEDULED.most || ofDay >= SCHEDULED.perDay) throw new AppError('communityFull');
      if (before) await assets.release(tx, usedBy(before.id));
      const row = await posts.rowOf(tx, userId, before?.id ?? newId(), post, gate, at);
      await endDraft(tx, assets, userId, post.clientid);
      const more = { state: 'scheduled' as const, holdReason: null, local, zone, source: post };
      if (!before) return posts.add(tx, { ...row, ...more }, post.link);
      await writesOf(tx).change(before.id, { ...row, ...more, clientId: before.clientId });
      await posts.orderCard(tx, row, post.link);
      return before.id;
    },

    async one(userId: number, id: number): Promise<Scheduled> {
      const [found] = await shown(userId, await waitingOf(db, userId).read(id));
      if (!found) throw notThere();
      return found;
    },

    async list(userId: number, { cursor, pageSize }: Input<typeof listSchedules>): Promise<Output<typeof listSchedules>> {
      const skip = cursor === undefined ? 0 : cursors.read('schedules', cursor).last;
      const rows = await waitingOf(db, userId).list(skip, pageSize + 1);
      const end = rows.length <= pageSize;
      const list = await shown(userId, rows.slice(0, pageSize));
      return { list, end, cursor: end ? null : cursors.write({ feed: 'schedules', top: 0, last: skip + pageSize }) };
    },

    async publishNow(userId: number, postid: string): Promise<Post> {
      await db.transaction(async (tx) => {
        const row = await own(tx, userId, postid);
        const publishAt = new Date(clock.now());
        const poll = pollOf(row.source.poll, publishAt);
        await writesOf(tx).change(row.id, { state: 'scheduled', holdReason: null, publishAt, poll });
      });
      return posts.finish(userId, Number(postid));
    },

    cancel: (userId: number, postid: string): Promise<{ source: NewPost }> =>
      db.transaction(async (tx) => {
        const row = await own(tx, userId, postid);
        const post = { ...row.source, ...(row.local && row.zone && { when: { local: row.local, zone: row.zone } }) };
        await keepDraft(tx, assets, { userId, post, device: '', at: new Date(clock.now()), after: 0 });
        await assets.release(tx, usedBy(row.id));
        await waitingOf(tx, userId).remove(row.id);
        return { source: row.source };
      }),
  };
}

export type Schedules = ReturnType<typeof createSchedules>;
