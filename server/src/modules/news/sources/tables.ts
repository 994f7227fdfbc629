import type { NewsCategory, SourceFault } from '@mortar/protocol/news';
import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Feeds that an operator named, with what the next reading needs. */
export const sources = pgTable(
  'news_sources',
  {
    id: serial('id').primaryKey(),
    /** Where it lies now: a feed that moved for good is followed. */
    url: text('url').notNull().unique(),
    name: text('name').notNull(),
    /** Host of the site that it is of. */
    site: text('site').notNull(),
    category: text('category').$type<NewsCategory>().notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    addedBy: text('added_by').notNull(),
    addedAt: when('added_at').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Seconds between two readings, by how often something is new. */
    everySeconds: integer('every_seconds').notNull(),
    fetchedAt: when('fetched_at'),
    nextAt: when('next_at').notNull(),
    /** Tries in a row that failed. */
    failures: integer('failures').notNull().default(0),
    fault: text('fault').$type<SourceFault>(),
    httpStatus: integer('http_status'),
    /** When an editor stopped the reading; null while it goes on. */
    pausedAt: when('paused_at'),
  },
  (table) => [index('news_sources_due').on(table.nextAt)],
);
