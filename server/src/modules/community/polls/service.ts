import type { Input } from '@mortar/protocol';
import type { Poll, votePoll } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { postsOf } from '../store/posts.ts';
import { pollOf } from './poll-of.ts';
import { votesOf } from './repository.ts';

/** Choosing in a poll, once, before it is over. */
export function createPolls({ db, clock }: { db: Db; clock: Clock }) {
  return async (userId: number, { postid, key, option }: Input<typeof votePoll>): Promise<Poll> => {
    const postId = Number(postid);
    const poll = (await postsOf(db, userId).read([postId], key)).get(postId)?.poll;
    if (!poll) throw new AppError('notFound', { status: 200 });
    if (option >= poll.options.length) throw new AppError('validation');
    const now = clock.now();
    if (Date.parse(poll.endsAt) <= now || !(await votesOf(db).add(postId, userId, option, new Date(now)))) throw new AppError('pollClosed');
    return pollOf(poll, (await votesOf(db).read([postId], userId)).get(postId), now);
  };
}

export type VotePoll = ReturnType<typeof createPolls>;
