import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Author, Comment, LinkKey, listOf, page, Post } from '../fields.ts';
import { MOST_TARGETS } from '../limits.ts';

/** Id of a post, or of a reply. */
const TARGET = '[1-9][0-9]{0,15}(-[1-9][0-9]{0,8})?';
const TargetId = Type.String({ pattern: `^${TARGET}$` });
const TargetType = Type.Enum(['post', 'comment']);
const LikeType = Type.Enum(['like', 'favorite']);
export type LikeType = Static<typeof LikeType>;
const Count = Type.Integer({ minimum: 0 });

export const saveLike = {
  summary: 'Like something or keep it, or no longer: sets a state, so that once more changes nothing',
  body: Type.Object({
    targetid: TargetId,
    targettype: Type.Enum(['post', 'comment', 'news']),
    /** Of a post by link, or of what is answered to it. */
    key: Type.Optional(LinkKey),
    /** Posts can be liked and kept, replies liked, news kept. */
    liketype: LikeType,
    status: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  data: Type.Object({ status: Type.Integer(), count: Count }),
  codes: [NOT_THERE, ...refusals('validation', 'forbidden')],
};

const LikeStatus = Type.Object({
  targetid: Type.String(),
  like: Type.Boolean(),
  favorite: Type.Boolean(),
  /** The caller follows who wrote it. */
  follow: Type.Boolean(),
  counts: Type.Object({ likes: Count, favorites: Count, comments: Count, reposts: Count }),
});
export type LikeStatus = Static<typeof LikeStatus>;
export const getLikeStatus = {
  summary: 'What the caller did with posts or replies, and how many people did; what they may not see is left out',
  query: Type.Object({
    targettype: TargetType,
    /** With commas between, at most 100. */
    targetids: Type.String({ pattern: `^${TARGET}(,${TARGET}){0,${MOST_TARGETS - 1}}$`, maxLength: 3000 }),
    /** Where they are a post by link, or answered to one. */
    key: Type.Optional(LinkKey),
  }),
  data: Type.Object({ list: Type.Array(LikeStatus) }),
};

const Liker = Type.Object({ ...Author.properties, /** The caller follows them. */ follows: Type.Boolean() });
export const userLikeList = {
  summary: 'Who likes something, or what somebody likes',
  body: Type.Object({
    targetid: Type.Optional(TargetId),
    targettype: Type.Enum(['post', 'comment'], { default: 'post' }),
    /** With a target: of a post by link, or of what is answered to it. */
    key: Type.Optional(LinkKey),
    /** Uid of a person in place of a target; likes of others only where they show them, what they keep never. */
    accountid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    liketype: Type.Enum(['like', 'favorite'], { default: 'like' }),
    ...page,
  }),
  /** `person` of a target's list, `post` or `comment` of an account's. */
  data: listOf(Type.Object({ at: Time, person: orNull(Liker), post: orNull(Post), comment: orNull(Comment) })),
  codes: [NOT_THERE, ...refusals('validation', 'forbidden')],
};
