import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

/** Whom people want out of their feeds. */
export const mutes = pgTable('community_mutes', { userId: key('user_id').notNull(), mutedId: key('muted_id').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.mutedId] }),
]);

/** Words that they want to see no posts with, in small letters. */
export const watchWords = pgTable('community_watch_words', { userId: key('user_id').notNull(), word: text('word').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.word] }),
]);

/** What a person shows of themselves here; whoever chose nothing has no row. */
export const profiles = pgTable('community_profiles', {
  userId: key('user_id').primaryKey(),
  showsLikes: boolean('shows_likes').notNull().default(false),
  showsHood: boolean('shows_hood').notNull().default(true),
});

/** Tags that people follow. */
export const tagFollows = pgTable(
  'community_tag_follows',
  { userId: key('user_id').notNull(), tagId: key('tag_id').notNull(), at: when('at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.tagId] }), index('community_tag_follows_tag').on(table.tagId)],
);

/** Where people stopped reading. */
export const marks = pgTable(
  'community_feed_marks',
  {
    userId: key('user_id').notNull(),
    /** `home`, or `tag:<key>`. */
    feed: text('feed').notNull(),
    pos: key('pos').notNull(),
    offset: integer('offset').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.feed] })],
);
