import { Type, type Static } from 'typebox';
import { Count, orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { CollectionId } from '../../market/fields.ts';
import { VideoId } from '../../video/fields.ts';
import { FeedItem } from '../feeds/schemas.ts';
import {
  Comment,
  Post,
  PostId,
  Author,
  ClientId,
  Facet,
  FeedCursor,
  FeedPageSize,
  Gate,
  GroupId,
  LinkCard,
  LinkKey,
  NamedPeople,
  NewPicture,
  NewPoll,
  PostPicture,
  Seq,
} from '../fields.ts';
import { POST_CHARACTERS, POST_PICTURES } from '../limits.ts';

const One = Type.Object({ postid: PostId });
const Seen = Type.Object({
  postid: PostId,
  /** Of a post by link. */
  key: Type.Optional(LinkKey),
});
const Text = Type.String({ maxLength: POST_CHARACTERS * 2 });
const Pictures = Type.Array(NewPicture, { maxItems: POST_PICTURES, default: [] });

/** What somebody publishes; the same in drafts and at a time to come. */
export const NewPost = Type.Object({
  clientid: ClientId,
  text: Text,
  /** Whom the text names. */
  mentions: NamedPeople,
  media: Pictures,
  /** An own video; the post waits until it can be watched, and is held where that fails or takes more than an hour. */
  video: Type.Optional(VideoId),
  quote: Type.Optional(PostId),
  /** The link whose card is shown, the first of the text when unset; empty for none. */
  link: Type.Optional(Type.String({ maxLength: 2000 })),
  audience: Type.Enum(['public', 'followers', 'mutuals', 'link', 'group', 'holders', 'self'], { default: 'public' }),
  /** With the audience `group`, or where a public post stands in a group. */
  groupid: Type.Optional(GroupId),
  /** With the audience `holders`: the collection of which somebody has to hold something. */
  gate: Type.Optional(CollectionId),
  poll: Type.Optional(NewPoll),
});
export type NewPost = Static<typeof NewPost>;

export const savePost = {
  summary:
    'Publish a post, or keep one whose video is still being made until it can be watched; sent again by the same `clientid` it is still one, and refused with other words',
  body: NewPost,
  data: Post,
  codes: [NOT_THERE, ...refusals('validation', 'groupRefused', 'forbidden', 'idempotencyMismatch')],
};
export const listGates = {
  summary: 'Collections of which the caller’s proved wallets hold something: a post may be for whoever does',
  data: Type.Object({ list: Type.Array(Gate) }),
};
export const editPost = {
  summary: 'Change a post; likes and quotes keep the version that they saw',
  body: Type.Object({ postid: PostId, rev: Count, text: Text, mentions: NamedPeople, media: Pictures }),
  data: Post,
  codes: [NOT_THERE, ...refusals('validation', 'changedElsewhere')],
};
export const deletePost = {
  summary: 'Delete a post, at once; for 30 seconds it can be brought back',
  body: One,
  data: Type.Object({ undoUntil: Time }),
  codes: [NOT_THERE],
};
export const undeletePost = {
  summary: 'Bring a post back to its place, with all that hung on it',
  body: One,
  data: Post,
  codes: [NOT_THERE, ...refusals('undoOver')],
};
export const repost = {
  summary: 'Repost a public post, or no longer',
  body: Type.Object({ postid: PostId, status: Type.Integer({ minimum: 0, maximum: 1 }) }),
  data: Type.Object({ status: Type.Integer(), count: Type.Integer({ minimum: 0 }) }),
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const getPost = {
  summary: 'One post',
  body: Seen,
  data: Post,
  codes: [NOT_THERE],
};

export const findVideoPost = {
  summary: 'The post in which the author of a video shows it first; null where there is none that the caller may see',
  body: Type.Object({ videoid: VideoId }),
  data: Type.Object({ post: orNull(Post) }),
};

const PostVersion = Type.Object({
  rev: Type.Integer({ minimum: 0 }),
  text: Type.String(),
  facets: Type.Array(Facet),
  media: Type.Array(PostPicture),
  at: Time,
});
export type PostVersion = Static<typeof PostVersion>;
export const listVersions = {
  summary: 'Every version of a post, the newest first',
  body: Seen,
  data: Type.Object({ list: Type.Array(PostVersion) }),
  codes: [NOT_THERE],
};

export const getLinkCard = {
  summary: 'What a link leads to, as a post with it would show',
  body: Type.Object({ url: Type.String({ maxLength: 2000 }) }),
  data: Type.Object({ card: LinkCard }),
};

/** A reply below which the first answers stand. */
const Root = Type.Object({
  ...Comment.properties,
  replies: Type.Array(Comment),
  /** Answers that are not among them. */ more: Type.Integer({ minimum: 0 }),
});
export type CommentRoot = Static<typeof Root>;
/** A reply in the list of who wrote it, with what it answers. */
const OwnComment = Type.Object({ ...Comment.properties, on: orNull(Type.Object({ postid: PostId, author: Author, text: Type.String() })) });
export type OwnComment = Static<typeof OwnComment>;

export const postList = {
  summary: 'What one person wrote, or what is answered to one post',
  body: Type.Object({
    /** Uid of a person; with `posts`, `replies`, `media`. */
    accountid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** With `thread`. */
    postid: Type.Optional(PostId),
    key: Type.Optional(LinkKey),
    kind: Type.Enum(['posts', 'replies', 'media', 'thread'], { default: 'posts' }),
    /** Of `thread`: one reply with all that is answered to it, in the order in which it was written. */
    root: Type.Optional(Seq),
    /** Of `thread`: the oldest first, the newest first, or the most liked first. */
    sort: Type.Enum(['old', 'new', 'top'], { default: 'old' }),
    cursor: Type.Optional(FeedCursor),
    pageSize: FeedPageSize,
  }),
  /** `list` of `posts` and `media`, `replies` of `replies`, `thread` of `thread` (without `root`), `answers` of `thread` with `root`. */
  data: Type.Object({
    list: Type.Array(FeedItem),
    replies: Type.Array(OwnComment),
    thread: Type.Array(Root),
    answers: Type.Array(Comment),
    cursor: orNull(Type.String()),
    end: Type.Boolean(),
  }),
  codes: [NOT_THERE, ...refusals('validation')],
};
