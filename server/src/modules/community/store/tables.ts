import type { Facet, NewPost, PostPicture } from '@mortar/protocol/community';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export interface KeptCard {
  url: string;
  title: string;
  description: string;
  site: string;
}
export interface KeptPoll {
  options: string[];
  endsAt: string;
}

/** What people wrote, as it stands now. Nothing outside of this folder names this table, nor the two that follow (visible.ts). */
export const posts = pgTable(
  'community_posts',
  {
    id: key('id').primaryKey(),
    authorId: key('author_id').notNull(),
    /** The author's own name of it, for ever. */
    clientId: uuid('client_id').notNull(),
    /** `scheduled` waits for its time, which may be now; `held` could not be published; `hidden` and `removed` were taken away by moderators, `hidden` not from its author. */
    state: text('state').$type<'scheduled' | 'held' | 'live' | 'deleted' | 'hidden' | 'removed'>().notNull(),
    holdReason: text('hold_reason').$type<'suspended' | 'group' | 'media' | 'quote'>(),
    lang: text('lang').notNull(),
    rev: integer('rev').notNull().default(0),
    audience: text('audience').$type<NewPost['audience']>().notNull(),
    groupId: key('group_id'),
    /** Collection whose holders alone see it, by chain and contract, and its name when that was chosen. */
    gateChain: key('gate_chain'),
    gateCollection: text('gate_collection'),
    gateName: text('gate_name'),
    /** 128 random bits of a post by link. */
    linkKey: text('link_key'),
    text: text('text').notNull(),
    facets: jsonb('facets').$type<Facet[]>().notNull(),
    media: jsonb('media').$type<PostPicture[]>().notNull(),
    card: jsonb('card').$type<KeptCard>(),
    /** Video that it shows; it waits until that can be watched. */
    videoId: text('video_id'),
    quoteId: key('quote_id'),
    quoteRev: integer('quote_rev'),
    poll: jsonb('poll').$type<KeptPoll>(),
    isDemo: boolean('is_demo').notNull().default(false),
    publishAt: when('publish_at').notNull(),
    /** Wall time and zone of a scheduled one, and what it was made of. */
    local: text('local'),
    zone: text('zone'),
    source: jsonb('source').$type<NewPost>(),
    publishedAt: when('published_at'),
    editedAt: when('edited_at'),
    deletedAt: when('deleted_at'),
  },
  (table) => [
    unique('community_posts_client').on(table.authorId, table.clientId),
    index('community_posts_due')
      .on(table.publishAt)
      .where(sql`${table.state} = 'scheduled'`),
    index('community_posts_waiting')
      .on(table.authorId, table.publishAt)
      .where(sql`${table.state} in ('scheduled', 'held')`),
    index('community_posts_video')
      .on(table.videoId, table.publishAt)
      .where(sql`${table.videoId} is not null`),
    index('community_posts_deleted')
      .on(table.deletedAt)
      .where(sql`${table.state} = 'deleted'`),
  ],
);

/** What a post said before it was changed. */
export const versions = pgTable(
  'community_post_versions',
  {
    postId: key('post_id').notNull(),
    rev: integer('rev').notNull(),
    text: text('text').notNull(),
    facets: jsonb('facets').$type<Facet[]>().notNull(),
    media: jsonb('media').$type<PostPicture[]>().notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.rev] })],
);

/** The feed log: dense, in the order of commits, and only ever added to (docs/design/community.md). */
export const feedItems = pgTable(
  'community_feed_items',
  {
    pos: key('pos').primaryKey(),
    postId: key('post_id').notNull(),
    /** Who wrote the post, or reposted it. */
    authorId: key('author_id').notNull(),
    kind: text('kind').$type<'post' | 'repost'>().notNull(),
    groupId: key('group_id'),
    hasMedia: boolean('has_media').notNull(),
    /** A repost that was taken back. */
    isOff: boolean('is_off').notNull().default(false),
    at: when('at').notNull(),
  },
  (table) => [
    uniqueIndex('community_feed_items_post')
      .on(table.postId)
      .where(sql`${table.kind} = 'post'`),
    uniqueIndex('community_feed_items_repost')
      .on(table.postId, table.authorId)
      .where(sql`${table.kind} = 'repost' and not ${table.isOff}`),
    index('community_feed_items_author').on(table.authorId, table.pos),
    index('community_feed_items_group')
      .on(table.groupId, table.pos)
      .where(sql`${table.groupId} is not null`),
    index('community_feed_items_of').on(table.postId, table.pos),
  ],
);

/** The one row whose holder adds to the log. */
export const feedHead = pgTable('community_feed_head', { one: smallint('one').primaryKey(), lastPos: key('last_pos').notNull() });

/** Each author's last position, for the home feed. */
export const authorHeads = pgTable('community_author_heads', {
  authorId: key('author_id').primaryKey(),
  lastPos: key('last_pos').notNull(),
});

/** What was answered to a post: numbered in it without holes, in the order of commits. */
export const comments = pgTable(
  'community_comments',
  {
    postId: key('post_id').notNull(),
    seq: integer('seq').notNull(),
    id: key('id').generatedAlwaysAsIdentity(),
    authorId: key('author_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Seq of what it answers; 0 is the post. */
    parentSeq: integer('parent_seq').notNull(),
    /** Seq of the reply to the post that it stands below; its own for one that answers the post. */
    rootSeq: integer('root_seq').notNull(),
    depth: smallint('depth').notNull(),
    state: text('state').$type<'live' | 'deleted' | 'hidden' | 'removed'>().notNull(),
    rev: integer('rev').notNull().default(0),
    text: text('text').notNull(),
    facets: jsonb('facets').$type<Facet[]>().notNull(),
    /** Moment of the post's video that it is about, ms. */
    moment: integer('moment'),
    at: when('at').notNull(),
    editedAt: when('edited_at'),
    deletedAt: when('deleted_at'),
    /** Who deleted it. */
    deletedBy: key('deleted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.seq] }),
    unique('community_comments_client').on(table.authorId, table.clientId),
    index('community_comments_root').on(table.postId, table.rootSeq, table.seq),
    index('community_comments_author').on(table.authorId, table.id),
    index('community_comments_moment')
      .on(table.postId, table.moment)
      .where(sql`${table.moment} is not null`),
  ],
);

export const commentHeads = pgTable('community_comment_heads', {
  postId: key('post_id').primaryKey(),
  lastSeq: integer('last_seq').notNull(),
});

/** A tag by its key, with the way in which it was written last. */
export const tags = pgTable(
  'community_tags',
  { id: key('id').primaryKey().generatedAlwaysAsIdentity(), key: text('key').notNull().unique(), name: text('name').notNull() },
  (table) => [index('community_tags_key').on(table.key.op('text_pattern_ops'))],
);
export const postTags = pgTable(
  'community_post_tags',
  { tagId: key('tag_id').notNull(), pos: key('pos').notNull(), postId: key('post_id').notNull() },
  (table) => [primaryKey({ columns: [table.tagId, table.pos] }), index('community_post_tags_post').on(table.postId)],
);

/** Words of published posts, in one Chinese script and with English endings apart. */
export const postWords = pgTable(
  'community_post_words',
  { postId: key('post_id').primaryKey(), pos: key('pos').notNull(), words: tsvector('words').notNull() },
  (table) => [
    index('community_post_words_found').using('gin', table.words),
    // Words of many posts: the latest of them are found without all the others.
    index('community_post_words_pos').on(table.pos),
  ],
);
