import { bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

export type Reacted = 'like' | 'favorite';
export type Counted = Reacted | 'comment' | 'repost' | 'quote';

/** What people like and keep: posts by `seq` 0, and replies. */
export const reactions = pgTable(
  'community_reactions',
  {
    postId: key('post_id').notNull(),
    seq: integer('seq').notNull(),
    userId: key('user_id').notNull(),
    what: text('what').$type<Reacted>().notNull(),
    id: key('id').generatedAlwaysAsIdentity(),
    /** The version that was liked. */
    rev: integer('rev').notNull(),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.seq, table.what, table.userId] }),
    index('community_reactions_target').on(table.postId, table.seq, table.what, table.id),
    index('community_reactions_user').on(table.userId, table.what, table.id),
  ],
);

/** Changes of numbers that wait to be added up, so that nobody waits for a row that everybody likes. */
export const deltas = pgTable(
  'community_counter_deltas',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postId: key('post_id').notNull(),
    seq: integer('seq').notNull(),
    what: text('what').$type<Counted>().notNull(),
    d: integer('d').notNull(),
  },
  (table) => [index('community_counter_deltas_of').on(table.postId, table.seq)],
);

/** Who had a post in sight on a day, in UTC: for so long as that day may still be told of, then only how many they were stays. */
export const viewers = pgTable(
  'community_viewers',
  { postId: key('post_id').notNull(), day: date('day').notNull(), userId: key('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.day, table.userId] }), index('community_viewers_day').on(table.day)],
);

/** How many people had a post in sight on a day that is over. */
export const views = pgTable(
  'community_views',
  { postId: key('post_id').notNull(), day: date('day').notNull(), views: integer('views').notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.day] }), index('community_views_day').on(table.day)],
);

/** Numbers of posts and replies; what waits in `deltas` comes on top. */
export const counters = pgTable(
  'community_counters',
  {
    postId: key('post_id').notNull(),
    seq: integer('seq').notNull(),
    likes: integer('likes').notNull().default(0),
    favorites: integer('favorites').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    reposts: integer('reposts').notNull().default(0),
    quotes: integer('quotes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.seq] })],
);
