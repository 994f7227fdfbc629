import { Type, type Static, type TSchema } from 'typebox';
import { Count, MAX_INT32, orNull, Time } from '../core/fields.ts';
import { CollectionId } from '../market/fields.ts';
import { LinkPreview } from '../messaging/fields.ts';
import { Person } from '../relations/fields.ts';
import { VideoCard } from '../video/fields.ts';
import { ALT_CHARACTERS, FACETS, MOST_PAGE_SIZE, POLL_OPTIONS } from './limits.ts';

/** Digits that tell nothing of how many posts there are. */
export const PostId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
export const GroupId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
/** Of a list of people. */
export const ListId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
/** `<post>-<number of the reply>`. */
export const CommentId = Type.String({ pattern: '^[1-9][0-9]{0,15}-[1-9][0-9]{0,8}$' });
/** The writer's own name of a post or a reply, for ever, a UUID: sent again it is still one. */
export const ClientId = Type.String({ pattern: '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' });
/** Key of a post by link, 128 bits. */
export const LinkKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
/** `cursor` or `top` of the page before. */
export const FeedCursor = Type.String({ maxLength: 400, pattern: '^[A-Za-z0-9_.-]+$' });
/** Rows that are asked for at once. */
export const FeedPageSize = Type.Integer({ minimum: 1, maximum: MOST_PAGE_SIZE, default: 20 });
/** Number of an item in the feed log: 1, 2, 3… in the order of their commits. */
export const Pos = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Number of a reply of its post: 1, 2, 3… */
export const Seq = Type.Integer({ minimum: 1, maximum: MAX_INT32 });

/** A page of a list whose end is said by `end` alone: fewer rows than asked for are no end. */
export const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ list: Type.Array(item), cursor: orNull(Type.String()), end: Type.Boolean() });
export const page = { cursor: Type.Optional(FeedCursor), pageSize: FeedPageSize };

/** Who wrote something. */
export const Author = Type.Object({
  ...Person.properties,
  /** An operator vouches that the account is who it says. */
  certification: Type.Boolean(),
});
export type Author = Static<typeof Author>;

/** A part of a text that is more than text: `start` and `end` in UTF-16 units. */
export const Facet = Type.Object({
  start: Count,
  end: Count,
  kind: Type.Enum(['tag', 'mention', 'link']),
  /** The tag without its sign, the uid, or the address. */
  ref: Type.String(),
});
export type Facet = Static<typeof Facet>;

/**
 * Who may see a post: everybody, who follows its author, who follows and is followed, who has its address, members of its group, who holds
 * something of a collection on a chain, its author. */
export const Audience = Type.Enum(['public', 'followers', 'mutuals', 'link', 'group', 'holders', 'self']);
export type Audience = Static<typeof Audience>;

export const PostPicture = Type.Object({
  assetid: Type.String(),
  url: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** What is on it, in words; empty where the author said nothing. */
  alt: Type.String(),
});
export type PostPicture = Static<typeof PostPicture>;

export const NewPicture = Type.Object({
  /** An upload of the purpose `picture`. */
  assetid: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  alt: Type.String({ maxLength: ALT_CHARACTERS, default: '' }),
});

/** Whom a text names: the place of `@name` in it. */
export const NamedPerson = Type.Object({
  uid: Type.String({ minLength: 1, maxLength: 64 }),
  start: Count,
  end: Count,
});
export const NamedPeople = Type.Array(NamedPerson, { maxItems: FACETS, default: [] });

/** A time on a wall in a place: where it happens twice the first one counts, where it never happens the next moment. */
export const WALL_TIME = {
  /** `YYYY-MM-DDTHH:mm`. */
  local: Type.String({ pattern: '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]$' }),
  /** IANA name, such as `Asia/Hong_Kong`. */
  zone: Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,64}$' }),
};

/** What the post's link leads to, as the server found it. */
export const LinkCard = orNull(LinkPreview);

export const Poll = Type.Object({
  options: Type.Array(
    Type.Object({
      text: Type.String(),
      /** Null until the caller has voted or the poll is over. */
      votes: orNull(Count),
    }),
  ),
  total: Count,
  endsAt: Time,
  isOver: Type.Boolean(),
  /** The caller's choice, from 0. */
  mine: orNull(Count),
});
export type Poll = Static<typeof Poll>;
export const NewPoll = Type.Object({
  options: Type.Array(Type.String({ minLength: 1, maxLength: POLL_OPTIONS.characters }), {
    minItems: POLL_OPTIONS.least,
    maxItems: POLL_OPTIONS.most,
  }),
  hours: Type.Integer({ minimum: 1, maximum: POLL_OPTIONS.hours }),
});

export const Counts = Type.Object({ comments: Count, reposts: Count, quotes: Count, likes: Count, favorites: Count });
export type Counts = Static<typeof Counts>;

/** What the caller did with a post. */
export const Mine = Type.Object({
  like: Type.Boolean(),
  /** The version that was liked; null without a like. */
  likedRev: orNull(Count),
  favorite: Type.Boolean(),
  repost: Type.Boolean(),
});
export type Mine = Static<typeof Mine>;

/** A post inside of another one, as it stands now. */
export const QuotedPost = Type.Object({
  postid: PostId,
  author: Author,
  text: Type.String(),
  facets: Type.Array(Facet),
  media: Type.Array(PostPicture),
  rev: Count,
  at: Time,
});

/** A collection whose holders alone may see something: who sells their last item of it sees it no more. */
export const Gate = Type.Object({ collection: CollectionId, name: Type.String() });
export type Gate = Static<typeof Gate>;

export const Post = Type.Object({
  postid: PostId,
  author: Author,
  text: Type.String(),
  facets: Type.Array(Facet),
  /** Language of the text, such as `en` or `zh`; empty where it cannot be told. */
  lang: Type.String(),
  media: Type.Array(PostPicture),
  /** Null without one, and where it is gone. */
  video: orNull(VideoCard),
  card: LinkCard,
  /** `post` is null where the caller may not see it, or it is gone; `rev` is the version that was quoted. */
  quote: orNull(Type.Object({ rev: Count, post: orNull(QuotedPost) })),
  poll: orNull(Poll),
  group: orNull(Type.Object({ groupid: GroupId, name: Type.String() })),
  audience: Audience,
  /** With the audience `holders`: the collection. */
  gate: orNull(Gate),
  /** Key of a post by link: whoever sees one has it. */
  key: orNull(Type.String()),
  /** Counts edits, from 0. */
  rev: Count,
  at: Time,
  editedAt: orNull(Time),
  counts: Counts,
  mine: Mine,
  /** Made by the demo content. */
  isDemo: Type.Boolean(),
});
export type Post = Static<typeof Post>;

/** A reply as it stands now. */
export const Comment = Type.Object({
  commentid: CommentId,
  postid: PostId,
  seq: Seq,
  /** What it answers; null where that is the post. */
  parent: orNull(Type.Integer({ minimum: 1 })),
  /** 1 to 4. */
  depth: Type.Integer({ minimum: 1 }),
  /** Null once it was deleted. */
  author: orNull(Author),
  /** Empty once it was deleted. */
  text: Type.String(),
  facets: Type.Array(Facet),
  /** Moment of the post's video that it is about, ms; null where it is about none. */
  moment: orNull(Count),
  rev: Count,
  at: Time,
  editedAt: orNull(Time),
  isDeleted: Type.Boolean(),
  counts: Type.Object({ comments: Count, likes: Count }),
  mine: Type.Object({ like: Type.Boolean() }),
});
export type Comment = Static<typeof Comment>;
