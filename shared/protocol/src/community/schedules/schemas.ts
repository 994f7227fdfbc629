import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { FeedCursor, FeedPageSize, Post, PostId, WALL_TIME } from '../fields.ts';
import { NewPost } from '../posts/schemas.ts';

const Scheduled = Type.Object({
  post: Post,
  /** What it was made of, to be changed. */
  source: NewPost,
  publishAt: Time,
  ...WALL_TIME,
  state: Type.Enum(['scheduled', 'held']),
  /** Why it is held, to be told in the reader's language; null while it is not. */
  reason: orNull(Type.Enum(['suspended', 'group', 'media', 'quote'])),
});
export type Scheduled = Static<typeof Scheduled>;

const writing = refusals('validation', 'groupRefused', 'communityFull', 'notPossible');
export const saveSchedule = {
  summary: 'Publish a post at a time to come, or change one that waits',
  body: Type.Object({
    /** One that waits; a new one when unset. */
    postid: Type.Optional(PostId),
    post: NewPost,
    ...WALL_TIME,
  }),
  data: Scheduled,
  codes: [NOT_THERE, ...writing, ...refusals('idempotencyMismatch')],
};
export const listSchedules = {
  summary: 'The caller’s posts that wait, those that are held first, then the next ones first',
  body: Type.Object({ cursor: Type.Optional(FeedCursor), pageSize: FeedPageSize }),
  data: Type.Object({ list: Type.Array(Scheduled), cursor: orNull(Type.String()), end: Type.Boolean() }),
};
export const publishScheduled = {
  summary: 'Publish a post that waits, or is held, now',
  body: Type.Object({ postid: PostId }),
  data: Post,
  codes: [NOT_THERE, ...writing],
};
export const cancelSchedule = {
  summary: 'Take a post that waits back: what it was made of is a draft again',
  body: Type.Object({ postid: PostId }),
  data: Type.Object({ source: NewPost }),
  codes: [NOT_THERE, ...refusals('notPossible')],
};
