import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { UploadPurpose } from '@mortar/protocol/uploads';

/** A resumable upload from its beginning until its asset is made or its time is over. */
export const resumables = pgTable(
  'uploads_resumables',
  {
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    /** Bytes that were announced: they count against the quota from the beginning. */
    size: bigint('size', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: when('created_at').notNull(),
    /** What it became; the row stays for a while, so that asking again gives the same. */
    assetId: text('asset_id'),
  },
  (table) => [index('uploads_resumables_user').on(table.userId), index('uploads_resumables_created').on(table.createdAt)],
);
