import type { ArticleDraft, HeldArticle } from '@mortar/protocol/news';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { items } from '../items/tables.ts';

/** Articles that editors have not published, and changes of those that they have. All editors share them. */
export const drafts = pgTable(
  'news_drafts',
  {
    id: uuid('id').primaryKey(),
    rev: integer('rev').notNull(),
    article: jsonb('article').$type<ArticleDraft>().notNull(),
    picture: jsonb('picture').$type<{ url: string; width: number; height: number }>(),
    /** The article that it changes, and the version of it that was changed. */
    itemId: bigint('item_id', { mode: 'number' }).references(() => items.id, { onDelete: 'set null' }),
    itemRev: integer('item_rev').notNull().default(0),
    authorId: bigint('author_id', { mode: 'number' }).notNull(),
    at: when('at').notNull(),
    /** When it is to appear, and the time on a wall that was meant. */
    publishAt: when('publish_at'),
    local: text('local'),
    zone: text('zone'),
    held: text('held').$type<HeldArticle>(),
  },
  (table) => [
    index('news_drafts_item').on(table.itemId),
    index('news_drafts_author').on(table.authorId),
    index('news_drafts_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null and held is null`),
  ],
);
