import type { Chapter, Rendition, VideoAudience, VideoReason } from '@mortar/protocol/video';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { Facts } from '../probe/facts.ts';

/** What is done with a video. What is watched meanwhile, or in spite of a failure, follows from its renditions. */
export type Work = 'probing' | 'queued' | 'working' | 'done' | 'rejected';

/** A storyboard that lies among the files. */
export interface KeptBoard {
  folder: string;
  sheets: string[];
  width: number;
  height: number;
}

export const videos = pgTable(
  'video_videos',
  {
    /** 72 random bits. */
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    assetId: text('asset_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    audience: text('audience').$type<VideoAudience>().notNull(),
    demuxer: text('demuxer').$type<Facts['demuxer']>().notNull(),
    work: text('work').$type<Work>().notNull(),
    /** Why it was rejected, failed or waits. */
    reason: text('reason').$type<VideoReason>(),
    /** Null until somebody has looked into the file. */
    facts: jsonb('facts').$type<Facts>(),
    isWatchable: boolean('is_watchable').notNull().default(false),
    /** Moment that is wanted as cover, and the one that was taken, ms; the folder of its pictures. */
    coverAt: integer('cover_at'),
    coverMadeAt: integer('cover_made_at'),
    coverFolder: text('cover_folder'),
    isBoardTried: boolean('is_board_tried').notNull().default(false),
    board: jsonb('board').$type<KeptBoard>(),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    /** Who said where chapters are: whoever wrote them by hand wins over the description, and that over the file. */
    fileChapters: jsonb('file_chapters').$type<Chapter[]>().notNull(),
    /** Smaller goes first: who sends many waits behind who sends one. */
    priority: integer('priority').notNull(),
    /** Tries of the step that is on. */
    tries: integer('tries').notNull().default(0),
    nextAt: when('next_at').notNull(),
    /** Which worker has it, and until when it need not say that it lives. */
    worker: text('worker'),
    leaseUntil: when('lease_until'),
    createdAt: when('created_at').notNull(),
    deletedAt: when('deleted_at'),
    /** What moderators did: `hidden` is seen by its author alone, `removed` by nobody; null for what stands. */
    judged: text('judged').$type<'hidden' | 'removed'>(),
  },
  (table) => [
    uniqueIndex('video_videos_asset').on(table.assetId),
    index('video_videos_own').on(table.userId, table.createdAt),
    index('video_videos_public')
      .on(table.createdAt)
      .where(sql`audience = 'public' and is_watchable and deleted_at is null`),
    index('video_videos_work')
      .on(table.priority, table.createdAt)
      .where(sql`work in ('probing', 'queued', 'working') or cover_at is distinct from cover_made_at or deleted_at is not null`),
  ],
);

/** A quality of a video, in the order of their making. */
export const renditions = pgTable(
  'video_renditions',
  {
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Short edge, px. */
    height: integer('height').notNull(),
    place: integer('place').notNull(),
    mode: text('mode').$type<'copy' | 'encode'>().notNull(),
    frame: jsonb('frame').$type<{ width: number; height: number }>().notNull(),
    state: text('state').$type<Rendition['state']>().notNull(),
    percent: integer('percent').notNull(),
    /** Where its files lie once it is whole. */
    folder: text('folder'),
    bitsPerSecond: integer('bits_per_second'),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.height] })],
);

/** What is said in a video, in a language. */
export const captions = pgTable(
  'video_captions',
  {
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    lang: text('lang').notNull(),
    /** Counts up with every change, so that an address keeps its content. */
    rev: integer('rev').notNull(),
    vtt: text('vtt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.lang] })],
);
