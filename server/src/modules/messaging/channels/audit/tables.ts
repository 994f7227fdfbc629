import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../../db/columns.ts';

const conversationId = () => bigint('conversation_id', { mode: 'number' }).notNull();

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
