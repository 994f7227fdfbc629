import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { UploadPurpose } from '@mortar/protocol/uploads';
import type { FileTypeName } from '../content/file-types.ts';

const userId = () => bigint('user_id', { mode: 'number' }).notNull();
const bytes = (name: string) => bigint(name, { mode: 'number' });

/** A content that is stored, once however many assets have it. It stands here before its file does, so no file is forgotten. */
export const blobs = pgTable('uploads_blobs', {
  /** SHA-256 of the content, hex: the name of its file. */
  sha256: text('sha256').primaryKey(),
  size: bytes('size').notNull(),
  /** When somebody last began to store it. */
  touchedAt: when('touched_at').notNull(),
});

/** A file as its owner knows it. */
export const assets = pgTable(
  'uploads_assets',
  {
    /** 128 random bits: who was not told the address cannot guess it. */
    id: text('id').primaryKey(),
    userId: userId(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => blobs.sha256),
    type: text('type').$type<FileTypeName>().notNull(),
    size: bytes('size').notNull(),
    /** Of pictures. */
    width: integer('width'),
    height: integer('height'),
    /** Name for a download; null for a picture that was made anew. */
    name: text('name'),
    createdAt: when('created_at').notNull(),
    /** Since when nothing uses it; null while something does. */
    unusedSince: when('unused_since'),
  },
  (table) => [
    index('uploads_assets_user_created').on(table.userId, table.createdAt),
    index('uploads_assets_sha256').on(table.sha256),
    index('uploads_assets_unused').on(table.unusedSince),
  ],
);

/** What uses an asset: it stays as long as one of these does. */
export const uses = pgTable(
  'uploads_uses',
  {
    assetId: text('asset_id')
      .notNull()
      .references(() => assets.id),
    /** The user, such as `post:17`. */
    usedBy: text('used_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.usedBy] }), index('uploads_uses_used_by').on(table.usedBy)],
);
