import { Type, type Static } from 'typebox';
import { refusals } from '../../core/refusals.ts';

const TagName = Type.String({ minLength: 1, maxLength: 200 });
const Tag = Type.Object({
  /** As it was written most lately; every way to write it leads to the same tag. */
  tag: Type.String(),
  /** Public posts of the last seven days, or all of them where a single tag is asked for. */
  posts: Type.Integer({ minimum: 0 }),
  follows: Type.Boolean(),
});
export type Tag = Static<typeof Tag>;

export const getTag = {
  summary: 'A tag, in whichever script it is written',
  body: Type.Object({ tag: TagName }),
  data: Tag,
  codes: refusals('validation'),
};
export const followTag = {
  summary: 'Follow a tag, or no longer',
  body: Type.Object({ tag: TagName, status: Type.Integer({ minimum: 0, maximum: 1 }) }),
  data: Tag,
  codes: refusals('validation', 'communityFull'),
};
export const listTags = {
  summary: 'Tags that the caller follows, that many write now, or that begin so',
  body: Type.Object({
    kind: Type.Enum(['followed', 'trending', 'found']),
    text: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  data: Type.Object({ list: Type.Array(Tag) }),
};
