import { Type, type Static } from 'typebox';
import { Empty, orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { FeedCursor, FeedPageSize, Pos, Post } from '../fields.ts';
import { MOST_FRESH, MOST_PAGE_NUMBER } from '../limits.ts';
import { FEEDS } from './names.ts';
import { Person } from '../../relations/fields.ts';

const Feed = {
  feed: Type.Enum([...FEEDS]),
  /** Id of the group or of the list of people, or the tag as it is written. */
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
};
const Fresh = Type.Integer({ minimum: 0, maximum: MOST_FRESH });

/** Why a post is in the feed `hot`: people who liked, replied and kept it since it came, and what that weighs at its age. */
const HotParts = Type.Object({
  likes: Type.Integer(),
  comments: Type.Integer(),
  favorites: Type.Integer(),
  hours: Type.Number(),
  score: Type.Number(),
});
/** Why an item is here: I wrote it, I follow who wrote or reposted it, or how hot it is. */
const Why = Type.Object({ reason: Type.Enum(['own', 'follow', 'repost', 'hot']), hot: orNull(HotParts) });

export const FeedItem = Type.Object({
  /** Place in the log: the same in every feed. In `hot` its rank, in `saved` of when it was kept. */
  pos: Pos,
  post: Post,
  /** Who reposted it; null where it stands for itself. */
  by: orNull(Person),
  /** Of the post, or of the repost. */
  at: Time,
  /** Null where there is nothing to say. */
  why: orNull(Why),
});
export type FeedItem = Static<typeof FeedItem>;

const Mark = Type.Object({
  pos: Pos,
  /** How far its upper edge stood above the top of the screen, CSS pixels. */
  offset: Type.Integer({ minimum: -100_000, maximum: 100_000 }),
  at: Time,
});
export type FeedMark = Static<typeof Mark>;

export const FeedPage = Type.Object({
  list: Type.Array(FeedItem),
  /** Of the next page, null at the end. */
  cursor: orNull(Type.String()),
  /** The only sign that there is no more: a page may be short and not the last. */
  end: Type.Boolean(),
  /** What the list begins with; given as `after` it brings what is newer. */
  top: Type.String(),
  /** Newer items that the caller may see, up to 99. */
  fresh: Fresh,
  /** Of a call with `after`: more than 200 were newer, so that older ones are missing between them and `after`; `cursor` goes on there. */
  gap: Type.Boolean(),
  /** Where the caller stopped reading, with the first page alone. */
  mark: orNull(Mark),
});

export const findPage = {
  summary: 'A page of a feed',
  body: Type.Object({
    ...Feed,
    /** `cursor` of the page before. */
    cursor: Type.Optional(FeedCursor),
    /** `top` of a page: what is newer, the newest first. */
    after: Type.Optional(FeedCursor),
    /** Begin at this place of the log, as where the caller stopped reading. */
    from: Type.Optional(Pos),
    /** In place of a cursor; pages before it are read and left out. */
    pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PAGE_NUMBER })),
    pageSize: FeedPageSize,
  }),
  data: FeedPage,
  codes: [NOT_THERE, ...refusals('validation'), { name: 'tokenInvalid' as const, status: 401 }],
};
export const countFresh = {
  summary: 'How many items of a feed are newer than `top`',
  body: Type.Object({ ...Feed, top: FeedCursor }),
  data: Type.Object({ fresh: Fresh }),
  codes: [NOT_THERE, ...refusals('validation'), { name: 'tokenInvalid' as const, status: 401 }],
};
export const markFeed = {
  summary: 'Keep where the caller stopped reading, for all of their devices',
  body: Type.Object({ ...Feed, pos: Pos, offset: Mark.properties.offset }),
  data: Empty,
  codes: [NOT_THERE],
};
