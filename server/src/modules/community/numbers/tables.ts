import { bigint, bigserial, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const key = (name: string) => bigint(name, { mode: 'number' });
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
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
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
