import { Type, type Static } from 'typebox';
import { Empty, orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Author, listOf, page, Post, PostId } from '../fields.ts';

const SeriesId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
const Series = Type.Object({
  kind: Type.Literal('content'),
  id: SeriesId,
  title: Type.String(),
  description: Type.String(),
  author: orNull(Author),
  at: Time,
  posts: Type.Integer({ minimum: 0 }),
});
/** An on-chain collection in short. */
const OnChain = Type.Object({
  kind: Type.Literal('nft'),
  id: Type.String(),
  name: Type.String(),
  image: Type.String(),
  items: Type.Integer({ minimum: 0 }),
  holders: Type.Integer({ minimum: 0 }),
});
export type CollectionDetail = Static<typeof Series> | Static<typeof OnChain>;

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
    title: Type.String({ minLength: 1, maxLength: 120 }),
    description: Type.String({ maxLength: 1000, default: '' }),
  }),
  data: Series,
  codes: [NOT_THERE, ...refusals('validation', 'communityFull')],
};
export const putIntoSeries = {
  summary: 'Put a post of one’s own into a series, or take it out',
  body: Type.Object({ id: SeriesId, postid: PostId, status: Type.Integer({ minimum: 0, maximum: 1 }) }),
  data: Empty,
  codes: [NOT_THERE],
};
export const listSeriesPosts = {
  summary: 'Posts of a series in its order',
  body: Type.Object({ id: SeriesId, ...page }),
  data: listOf(Post),
  codes: [NOT_THERE],
};
