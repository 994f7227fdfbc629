import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

/** Posts of one person that belong together. */
export const series = pgTable(
  'community_series',
  {
    id: key('id').primaryKey(),
    authorId: key('author_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    at: when('at').notNull(),
  },
  (table) => [index('community_series_author').on(table.authorId, table.at, table.id)],
);

/** What is in them, by the order in which it was put there. */
export const seriesPosts = pgTable(
  'community_series_posts',
  { seriesId: key('series_id').notNull(), postId: key('post_id').notNull(), place: key('place').generatedAlwaysAsIdentity() },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.postId] }),
    index('community_series_posts_order').on(table.seriesId, table.place),
    index('community_series_posts_post').on(table.postId),
  ],
);
