import { Type, type Static } from 'typebox';
import { Empty, orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Amount, Picture } from '../../market/fields.ts';
import { Author, listOf, page, Post, PostId } from '../fields.ts';
import { SERIES_CHARACTERS } from '../limits.ts';

const SeriesId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
const Count = Type.Integer({ minimum: 0 });
const Series = Type.Object({
  kind: Type.Literal('content'),
  id: SeriesId,
  title: Type.String(),
  description: Type.String(),
  author: Author,
  at: Time,
  /** Posts in it that the caller may see. */
  posts: Count,
});
export type Series = Static<typeof Series>;

/** An on-chain collection in short. */
const OnChain = Type.Object({
  kind: Type.Literal('nft'),
  id: Type.String(),
  name: Type.String(),
  image: orNull(Picture),
  items: Count,
  holders: Count,
  /** Lowest price in the chain's own coin; null where nothing is for sale for it. */
  floor: orNull(Amount),
  listed: Count,
  isVerified: Type.Boolean(),
});
export type CollectionDetail = Series | Static<typeof OnChain>;

export const getCollectionDetail = {
  summary: 'A series of posts, or an on-chain collection as the community shows it',
  query: Type.Object({
    /** A series' digits, or `<chain>-<contract>`. */
    id: Type.String({ pattern: '^([1-9][0-9]{0,15}|[1-9][0-9]{0,15}-0x[0-9a-fA-F]{40})$' }),
  }),
  data: Type.Union([Series, OnChain]),
  codes: [NOT_THERE],
};
export const saveSeries = {
  summary: 'Make a series of the caller’s own posts, or change one',
  body: Type.Object({
    id: Type.Optional(SeriesId),
    title: Type.String({ minLength: 1, maxLength: SERIES_CHARACTERS.title * 2 }),
    description: Type.String({ maxLength: SERIES_CHARACTERS.description * 2, default: '' }),
  }),
  data: Series,
  codes: [NOT_THERE, ...refusals('validation', 'communityFull')],
};
export const deleteSeries = {
  summary: 'Take a series of one’s own away; its posts stay',
  body: Type.Object({ id: SeriesId }),
  data: Empty,
  codes: [NOT_THERE],
};
export const putIntoSeries = {
  summary: 'Put a post of one’s own into a series at its end, or take it out',
  body: Type.Object({ id: SeriesId, postid: PostId, status: Type.Integer({ minimum: 0, maximum: 1 }) }),
  data: Empty,
  codes: [NOT_THERE, ...refusals('communityFull')],
};
export const listSeries = {
  summary: 'Series of an account, the latest first',
  body: Type.Object({
    accountid: Type.String({ minLength: 1, maxLength: 64 }),
    /** Each series says whether it holds this post. */
    postid: Type.Optional(PostId),
    ...page,
  }),
  data: listOf(Type.Object({ ...Series.properties, holds: Type.Boolean() })),
  codes: [NOT_THERE],
};
export const listSeriesPosts = {
  summary: 'Posts of a series in its order',
  body: Type.Object({ id: SeriesId, ...page }),
  data: listOf(Post),
  codes: [NOT_THERE],
};
