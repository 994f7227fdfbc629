import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const conversationId = () => bigint('conversation_id', { mode: 'number' }).notNull();
const userId = (name = 'user_id') => bigint(name, { mode: 'number' }).notNull();

/** Who may not come into a channel. */
export const blocks = pgTable(
  'messaging_blocks',
  {
    conversationId: conversationId(),
    userId: userId(),
    by: userId('by'),
    reason: text('reason').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);

/** Who wants to come into a channel. */
export const applications = pgTable(
  'messaging_applications',
  {
    conversationId: conversationId(),
    userId: userId(),
    text: text('text').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('messaging_applications_new').on(table.conversationId, table.at),
  ],
);

/** Links into a channel. */
export const invites = pgTable(
  'messaging_invites',
  {
    /** 128 random bits. */
    code: text('code').primaryKey(),
    conversationId: conversationId(),
    by: userId('by'),
    expiresAt: when('expires_at'),
    uses: integer('uses'),
    used: integer('used').notNull().default(0),
    revokedAt: when('revoked_at'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('messaging_invites_channel').on(table.conversationId)],
);

/** What owner and admins did. */
export const audit = pgTable(
  'messaging_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
    action: text('action').notNull(),
    actorId: bigint('actor_id', { mode: 'number' }),
    targetId: bigint('target_id', { mode: 'number' }),
    reason: text('reason').notNull().default(''),
    value: text('value').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [index('messaging_audit_channel').on(table.conversationId, table.id)],
);
