import type { Locale } from '@mortar/protocol';
import type { NewsCategory } from '@mortar/protocol/news';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { sources } from '../sources/tables.ts';

/** Words of a piece of news in a language; `body` of our own alone. */
export interface NewsText {
  title: string;
  summary: string;
  body?: string;
}
/** In both languages where it is ours, in its own where it is not. */
export type NewsTexts = Partial<Record<Locale, NewsText>>;

interface NewsPicture {
  url: string;
  width: number;
  height: number;
  alt: Record<Locale, string>;
}

/** News of sources, and articles of our editors, which have no source. */
export const items = pgTable(
  'news_items',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sourceId: integer('source_id').references(() => sources.id, { onDelete: 'cascade' }),
    /** The two names that a feed gives it. Null where another one has it. */
    guid: text('guid'),
    urlKey: text('url_key'),
    url: text('url'),
    /** Null where it has both languages. */
    lang: text('lang').$type<Locale>(),
    category: text('category').$type<NewsCategory>().notNull(),
    tags: text('tags').array().notNull(),
    texts: jsonb('texts').$type<NewsTexts>().notNull(),
    picture: jsonb('picture').$type<NewsPicture>(),
    authorId: bigint('author_id', { mode: 'number' }),
    isDemo: boolean('is_demo').notNull().default(false),
    /** By moderators. */
    isTakenAway: boolean('is_taken_away').notNull().default(false),
    publishedAt: when('published_at').notNull(),
    editedAt: when('edited_at'),
    rev: integer('rev').notNull().default(1),
    /** Of its title, by which other reports of the same are found. */
    simhash: bigint('simhash', { mode: 'bigint' }).notNull(),
    /** The story's first report; its own id where it is that. */
    storyId: bigint('story_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('news_items_guid').on(table.sourceId, table.guid),
    unique('news_items_url').on(table.sourceId, table.urlKey),
    index('news_items_river')
      .on(table.publishedAt, table.id)
      .where(sql`story_id = id`),
    index('news_items_category')
      .on(table.category, table.publishedAt, table.id)
      .where(sql`story_id = id`),
    index('news_items_source').on(table.sourceId, table.publishedAt, table.id),
    index('news_items_story').on(table.storyId, table.publishedAt),
    index('news_items_time').on(table.publishedAt),
    index('news_items_tags').using('gin', table.tags),
  ],
);

/** What a piece of news said, each time that it was changed. */
export const revisions = pgTable(
  'news_revisions',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    rev: integer('rev').notNull(),
    at: when('at').notNull(),
    texts: jsonb('texts').$type<NewsTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.rev] })],
);

/** News that people keep. */
export const kept = pgTable(
  'news_kept',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('news_kept_item').on(table.itemId),
    index('news_kept_latest').on(table.userId, table.at, table.itemId),
  ],
);
