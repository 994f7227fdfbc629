import type { Input } from '@mortar/protocol';
import type { reportPost } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import { targetOf } from '../ids.ts';
import { hasGroup } from '../membership/groups.ts';
import { findAuthors } from '../people.ts';
import { commentsOf } from '../store/comments.ts';
import { postsOf } from '../store/posts.ts';
import { reportsOf } from './repository.ts';

const FORMS = { post: /^[1-9][0-9]{0,15}$/, group: /^[1-9][0-9]{0,15}$/, comment: /^[1-9][0-9]{0,15}-[1-9][0-9]{0,8}$/ } as const;
const DAY_MS = 24 * 3600 * 1000;
/** Most that one person reports in a day. */
const MOST = 20;

interface ReportsDeps {
  db: Db;
  clock: Clock;
  /** What was reported has a case from now on. */
  openCase(tx: Db, target: string, at: Date): Promise<void>;
}

/** Takes what people report to the moderators. */
export function createReports({ db, clock, openCase }: ReportsDeps) {
  async function isSeen(userId: number, { targettype, targetid }: Input<typeof reportPost>): Promise<boolean> {
    if (targettype === 'account') return (await findAuthors(db, [targetid])).size > 0;
    if (!FORMS[targettype].test(targetid)) return false;
    const target = targetOf(targetid);
    if (targettype === 'group') return hasGroup(db, target.postId);
    if (targettype === 'post') return (await postsOf(db, userId).read([target.postId])).size > 0;
    return (await commentsOf(db, userId).seen([target])).length > 0;
  }

  return async (userId: number, input: Input<typeof reportPost>): Promise<Record<string, never>> => {
    if (!(await isSeen(userId, input))) throw new AppError('notFound', { status: 200 });
    const at = new Date(clock.now());
    await db.transaction(async (tx) => {
      await holdLock(tx, 'communityOwn', userId);
      if ((await reportsOf(tx).countSince(userId, new Date(at.getTime() - DAY_MS))) >= MOST) throw new AppError('communityFull');
      const { targettype, targetid, reason, text } = input;
      const target = `${targettype}:${targetid}`;
      await reportsOf(tx).put({ userId, target, reason, text: keptText(text), at });
      await openCase(tx, target, at);
    });
    return {};
  };
}

export type Report = ReturnType<typeof createReports>;
