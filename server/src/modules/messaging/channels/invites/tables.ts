import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../../db/columns.ts';

const conversationId = () => bigint('conversation_id', { mode: 'number' }).notNull();

/** Links into a channel. */
export const invites = pgTable(
  'messaging_invites',
  {
    /** 128 random bits. */
    code: text('code').primaryKey(),
    conversationId: conversationId(),
    by: bigint('by', { mode: 'number' }).notNull(),
    expiresAt: when('expires_at'),
    uses: integer('uses'),
    used: integer('used').notNull().default(0),
    revokedAt: when('revoked_at'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('messaging_invites_channel').on(table.conversationId)],
);
