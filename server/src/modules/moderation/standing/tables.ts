import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What an operator shut out: an account, a device, a network, or a region's network that is shown /iplimit. */
export const bans = pgTable(
  'account_bars',
  {
    kind: text('kind').$type<'account' | 'device' | 'ip' | 'iplimit'>().notNull(),
    /** uid, device id, or network as `203.0.113.0/24`. */
    value: text('value').notNull(),
    reason: text('reason'),
    by: text('by').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);

/** Powers of a person beyond everybody's. */
export const roles = pgTable(
  'account_roles',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    role: text('role').notNull(),
    by: text('by').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** What happened to accounts, by whom. Never a secret, an address of mail or a whole IP address. */
export const audit = pgTable(
  'account_audit',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    at: when('at').notNull(),
    /** `user:<uid>`, `visitor`, or the operator's name. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    outcome: text('outcome').$type<'done' | 'unchanged' | 'refused'>().notNull(),
    detail: jsonb('detail'),
  },
  (table) => [index('account_audit_target').on(table.target, table.at), index('account_audit_actor').on(table.actor)],
);
