import type { Input } from '@mortar/protocol';
import type { ReportedType, reportPost } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import type { AttachedVideos } from '../../video/index.ts';
import { targetOf } from '../ids.ts';
import { hasGroup } from '../membership/groups.ts';
import { findAuthors } from '../people.ts';
import { commentsOf } from '../store/comments.ts';
import { postsOf } from '../store/posts.ts';
import { reportsOf } from './repository.ts';

const ID = /^[1-9][0-9]{0,15}$/;
const FORMS = {
  post: ID,
  group: ID,
  news: ID,
  comment: /^[1-9][0-9]{0,15}-[1-9][0-9]{0,8}$/,
  video: /^[A-Za-z0-9_-]{12}$/,
  account: /^[^]+$/,
} as const satisfies Record<ReportedType, RegExp>;

export interface ReportsDeps {
  db: Db;
  clock: Clock;
  videos: Pick<AttachedVideos, 'isSeen'>;
  /** Whether everybody reads a piece of news. */
  hasNews(newsid: number): Promise<boolean>;
  /** What was reported has a case from now on. */
  openCase(tx: Db, target: string, at: Date): Promise<void>;
}

/** Takes what people report to the moderators. */
export function createReports({ db, clock, openCase, videos, hasNews }: ReportsDeps) {
  const seen: Record<ReportedType, (viewer: number, id: string, key?: string) => Promise<boolean>> = {
    post: async (viewer, id, key) => (await postsOf(db, viewer).read([Number(id)], key)).size > 0,
    comment: async (viewer, id, key) => (await commentsOf(db, viewer).seen([targetOf(id)], key)).length > 0,
    video: (viewer, id) => videos.isSeen(viewer, id),
    news: (_, id) => hasNews(Number(id)),
    group: (_, id) => hasGroup(db, Number(id)),
    account: async (_, uid) => (await findAuthors(db, [uid])).size > 0,
  };

  return async (userId: number, input: Input<typeof reportPost>): Promise<Record<string, never>> => {
    const isSeen = FORMS[input.targettype].test(input.targetid) && (await seen[input.targettype](userId, input.targetid, input.key));
    if (!isSeen) throw new AppError('notFound', { status: 200 });
    const at = new Date(clock.now());
    await db.transaction(async (tx) => {
      await holdLock(tx, 'communityOwn', userId);
      const { targettype, targetid, reason, text } = input;
      const target = `${targettype}:${targetid}`;
      if (!(await reportsOf(tx).put({ userId, target, reason, text: keptText(text), at }))) throw new AppError('reportsFull');
      await openCase(tx, target, at);
    });
    return {};
  };
}

export type Report = ReturnType<typeof createReports>;
