import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { Author, FeedCursor, FeedPageSize, Post } from '../fields.ts';
import { SEARCH_KINDS } from './kinds.ts';

/** A place in the text that was found: `start` and `end` in UTF-16 units. */
const Span = Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) });

export const openSearch = {
  summary: 'Posts, people, tags and groups, by words in any script; without sign-in too',
  body: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 200 }),
    /** One kind to page through; the best of each when unset. */
    kind: Type.Optional(Type.Enum([...SEARCH_KINDS])),
    sort: Type.Enum(['top', 'latest'], { default: 'top' }),
    /** Only what this person wrote. */
    accountid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** Of `kind` alone. */
    cursor: Type.Optional(FeedCursor),
    pageSize: FeedPageSize,
  }),
  data: Type.Object({
    posts: Type.Array(Type.Object({ post: Post, hits: Type.Array(Span) })),
    people: Type.Array(Type.Object({ ...Author.properties, personalprofile: Type.String(), follows: Type.Boolean() })),
    tags: Type.Array(Type.Object({ tag: Type.String(), posts: Type.Integer(), follows: Type.Boolean() })),
    groups: Type.Array(Type.Object({ groupid: Type.String(), name: Type.String(), description: Type.String(), members: Type.Integer() })),
    cursor: orNull(Type.String()),
    end: Type.Boolean(),
  }),
  codes: refusals('validation'),
};
export type SearchSpan = Static<typeof Span>;
