import { bigint, date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const userId = () => bigint('user_id', { mode: 'number' });

/** The best verified score of a person in a game. */
export const bests = pgTable(
  'dc_bests',
  {
    gameId: text('game_id').notNull(),
    userId: userId().notNull(),
    score: bigint('score', { mode: 'number' }).notNull(),
    /** When it was reached first; decides between equal scores. */
    reachedAt: when('reached_at').notNull(),
    /** Verified runs. */
    runs: integer('runs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    uniqueIndex('dc_bests_rank').on(table.gameId, table.score.desc().nullsFirst(), table.reachedAt, table.userId),
  ],
);

/** Points of a person over all games. */
export const points = pgTable(
  'dc_points',
  {
    userId: userId().primaryKey(),
    points: bigint('points', { mode: 'number' }).notNull(),
    reachedAt: when('reached_at').notNull(),
  },
  (table) => [uniqueIndex('dc_points_rank').on(table.points.desc().nullsFirst(), table.reachedAt, table.userId)],
);

/** The one try of a person at a game's challenge of a day. */
export const dailies = pgTable(
  'dc_dailies',
  {
    /** Day in UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    gameId: text('game_id').notNull(),
    userId: userId().notNull(),
    /** Its run, `dc_runs.id`. */
    run: text('run').notNull().unique(),
    /** 0 until it has ended. */
    score: bigint('score', { mode: 'number' }).notNull(),
    reachedAt: when('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.gameId, table.userId] }),
    uniqueIndex('dc_dailies_rank').on(table.day, table.gameId, table.score.desc().nullsFirst(), table.reachedAt, table.userId),
  ],
);
