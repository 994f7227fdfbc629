import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** `verified` is a visitor's run whose score is known and that nobody has claimed. */
export type RunState = 'open' | 'verified' | 'finished' | 'refused';

/** One run of a game, from its start to the verdict on it. */
export const runs = pgTable(
  'dc_runs',
  {
    /** 128 random bits: who does not have it cannot end the run. */
    id: text('id').primaryKey(),
    /** Whose it is; nobody's while it is a visitor's. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Keyed hash of the network that a visitor's run came from. */
    network: text('network'),
    gameId: text('game_id').notNull(),
    /** Version of the rules that it is replayed by. */
    rules: integer('rules').notNull(),
    /** 32 bits. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    startedAt: when('started_at').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Why it was refused. */
    reason: text('reason'),
    finishedAt: when('finished_at'),
    score: bigint('score', { mode: 'number' }),
    ticks: integer('ticks'),
    points: integer('points'),
    /** Bricks of type 1 that it earned; the ledger's transaction has the key `game:<id>`. */
    bricks: smallint('bricks'),
  },
  (table) => [
    index('dc_runs_user_started').on(table.userId, table.startedAt),
    index('dc_runs_user_finished').on(table.userId, table.finishedAt),
    index('dc_runs_network_started').on(table.network, table.startedAt),
    index('dc_runs_unclaimed')
      .on(table.finishedAt)
      .where(sql`${table.userId} is null`),
    index('dc_runs_state_started').on(table.state, table.startedAt),
  ],
);
