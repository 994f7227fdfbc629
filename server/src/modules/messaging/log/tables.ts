import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const conversationId = () => bigint('conversation_id', { mode: 'number' }).notNull();

/** What is kept of a quoted or forwarded message. */
export interface KeptQuote {
  /** 0 of a forwarded one. */
  seq: number;
  userId: number;
  text: string;
}

/** What a message says, besides its text. */
export interface Body {
  mentions?: { uid: string; offset: number; length: number }[];
  reply?: KeptQuote;
  forwarded?: KeptQuote;
  preview?: { url: string; title: string; description: string; site: string };
}

/** Every message, as it stands now: a change of it moves its `mod_pts`, so that what changed since a pts is one range. */
export const messages = pgTable(
  'messaging_messages',
  {
    conversationId: conversationId(),
    seq: integer('seq').notNull(),
    /** The sender's own name of it, for ever. */
    clientId: uuid('client_id').notNull(),
    senderId: bigint('sender_id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** Empty once it was recalled. */
    text: text('text').notNull(),
    body: jsonb('body').$type<Body>().notNull(),
    /** Count by emoji. */
    reactions: jsonb('reactions').$type<Record<string, number>>().notNull().default({}),
    /** SHA-256 of what was sent: the same client id with another text is refused. */
    digest: text('digest').notNull(),
    rev: smallint('rev').notNull().default(0),
    modPts: bigint('mod_pts', { mode: 'number' }).notNull(),
    createdAt: when('created_at').notNull(),
    editedAt: when('edited_at'),
    recalledAt: when('recalled_at'),
    pinnedAt: when('pinned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    // Its first column is that of no other index: a plan for tables that were empty cannot take another one for it.
    unique('messaging_messages_client').on(table.senderId, table.clientId, table.conversationId),
    index('messaging_messages_changed').on(table.conversationId, table.modPts),
    index('messaging_messages_pinned')
      .on(table.conversationId)
      .where(sql`${table.pinnedAt} is not null`),
  ],
);

/** Who reacted. */
export const reactions = pgTable(
  'messaging_reactions',
  {
    conversationId: conversationId(),
    seq: integer('seq').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    emoji: text('emoji').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq, table.userId, table.emoji] })],
);
