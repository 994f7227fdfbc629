import { bigint, bigserial, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What browsers report: failures, loads, vitals, offline times. */
export const frontendLog = pgTable(
  'account_frontend_log',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    kind: text('kind').notNull(),
    remote: text('remote'),
    version: text('version'),
    /** Address without query and fragment, which may hold secrets. */
    url: text('url').notNull(),
    /** The fields of this kind. */
    payload: jsonb('payload').notNull(),
    /** When it happened by the client's view of server time. */
    at: when('at').notNull(),
    receivedAt: when('received_at').notNull(),
  },
  (table) => [index('account_frontend_log_received_at').on(table.receivedAt)],
);

/** Visits per day and route pattern: a count, and nothing of the visitor. */
export const visits = pgTable(
  'account_visits',
  {
    day: date('day').notNull(),
    path: text('path').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    /** Of them, how many came from another site. */
    external: bigint('external', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);
