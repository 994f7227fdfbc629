import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSequence, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { when } from '../../db/columns.ts';

/** Points of the quiz, tasks done, people brought. */
export type Board = 'contribute' | 'task' | 'invite';

const board = () => text('board').$type<Board>().notNull();
/** Month in Hong Kong, `YYYY-MM`, or `all`. */
const season = () => text('season').notNull();
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

/** Numbers of changes of boards, in the order in which they were made. */
export const changes = pgSequence('rankings_changes');

/** What changes somebody's points, once per cause. The fold moves it into scores and counts. */
export const deltas = pgTable(
  'rankings_deltas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    board: board(),
    userId: userId(),
    points: integer('points').notNull(),
    /** What brought them, such as `run:…`. */
    ref: text('ref').notNull(),
    at: when('at').notNull(),
    /** Number of the change that moved it; null while it waits. */
    change: bigint('change', { mode: 'number' }),
  },
  (table) => [
    unique('rankings_deltas_ref').on(table.board, table.ref),
    index('rankings_deltas_waiting')
      .on(table.id)
      .where(sql`${table.change} is null`),
    index('rankings_deltas_change').on(table.change),
    index('rankings_deltas_user').on(table.userId),
  ],
);

/** Points of a person on a board in a season. Only the fold, and who holds people, writes here. */
export const scores = pgTable(
  'rankings_scores',
  {
    board: board(),
    season: season(),
    userId: userId(),
    /** Points below 0: the first row is the first place, and one comparison of rows says who stands above. */
    neg: bigint('neg', { mode: 'number' }).notNull(),
    /** When the points were reached: of equals, the earlier one is shown first. */
    reachedAt: when('reached_at').notNull(),
    /** `rankings_bucket(points)`. */
    bucket: integer('bucket').notNull(),
    /** Under review: neither counted nor shown. */
    isHeld: boolean('is_held').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.season, table.userId] }),
    index('rankings_scores_rank')
      .on(table.board, table.season, table.neg, table.reachedAt, table.userId)
      .where(sql`not ${table.isHeld}`),
    index('rankings_scores_user').on(table.userId),
  ],
);

/** How many players are in each bucket of points, and in each 96 buckets (level 2): a rank is a few sums of these. */
export const buckets = pgTable(
  'rankings_buckets',
  {
    board: board(),
    season: season(),
    level: smallint('level').notNull(),
    bucket: integer('bucket').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.season, table.level, table.bucket] })],
);

/** People who are shown in another way than by default. */
export const rankedPeople = pgTable('rankings_people', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  isHeld: boolean('is_held').notNull().default(false),
  /** Their choice: points without a name. */
  isHidden: boolean('is_hidden').notNull().default(false),
});

/** Seasons that are over, by board: their places no longer move. */
export const seasons = pgTable(
  'rankings_seasons',
  {
    board: board(),
    season: season(),
    closedAt: when('closed_at').notNull(),
    /** Players who have a place. */
    players: integer('players').notNull(),
    /** Something was mended, or somebody came under review, since places were counted: they are counted anew. */
    isStale: boolean('is_stale').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.board, table.season] })],
);

/** Final places of a season. */
export const results = pgTable(
  'rankings_results',
  {
    board: board(),
    season: season(),
    userId: userId(),
    neg: bigint('neg', { mode: 'number' }).notNull(),
    reachedAt: when('reached_at').notNull(),
    rank: integer('rank').notNull(),
    /** Under review: the place is told to the person alone. */
    isHeld: boolean('is_held').notNull(),
    /** One of the season's three winners. */
    isWinner: boolean('is_winner').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.season, table.userId] }),
    index('rankings_results_rank')
      .on(table.board, table.season, table.neg, table.reachedAt, table.userId)
      .where(sql`not ${table.isHeld}`),
    index('rankings_results_user').on(table.userId),
  ],
);

/** Which change a board's season stands at: copies of it follow. */
export const heads = pgTable(
  'rankings_heads',
  {
    board: board(),
    season: season(),
    change: bigint('change', { mode: 'number' }).notNull(),
    /** The last change that no delta tells of, such as somebody who left: a copy from before is made anew. */
    anew: bigint('anew', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.season] })],
);
