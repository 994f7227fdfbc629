import type { DraftPost, PostPicture } from '@mortar/protocol/community';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Drafts of people, for all of their devices. */
export const drafts = pgTable(
  'community_drafts',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    rev: integer('rev').notNull(),
    post: jsonb('post').$type<DraftPost>().notNull(),
    media: jsonb('media').$type<PostPicture[]>().notNull().default([]),
    device: text('device').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('community_drafts_list').on(table.userId, table.at)],
);
