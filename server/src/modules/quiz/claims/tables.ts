import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** `waiting` until the round is settled, `frozen` for two days after that, then `free`. */
export type ClaimState = 'waiting' | 'frozen' | 'free';

/** Shares of a day's bricks: written by the end of a run and paid after the round's close, or by the end of a live event and paid then. */
export const claims = pgTable(
  'quiz_claims',
  {
    roundId: date('round_id', { mode: 'string' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The live event that it was won in; empty where a run brought it. */
    eventId: text('event_id').notNull().default(''),
    /** The run; of an event its id. */
    runId: text('run_id').notNull(),
    /** Points of the run; of an event the whole bricks that were won. */
    weight: integer('weight').notNull(),
    state: text('state').$type<ClaimState>().notNull().default('waiting'),
    /** Whole bricks; null while it waits. */
    amount: integer('amount'),
    /** When they are free; null while it waits. */
    freeAt: when('free_at'),
    /** Key of the payment in the ledger. */
    txKey: text('tx_key'),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.userId, table.eventId] }),
    index('quiz_claims_user').on(table.userId, table.at),
    index('quiz_claims_waiting')
      .on(table.roundId, table.userId)
      .where(sql`${table.state} = 'waiting' and ${table.eventId} = ''`),
    index('quiz_claims_won')
      .on(table.eventId, table.userId)
      .where(sql`${table.state} = 'waiting' and ${table.eventId} <> ''`),
    index('quiz_claims_frozen')
      .on(table.freeAt)
      .where(sql`${table.state} = 'frozen'`),
  ],
);
