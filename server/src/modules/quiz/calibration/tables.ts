import { bigint, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const sum = (name: string) => doublePrecision(name).notNull().default(0);

/** How hard a wording has shown itself: sums over first sights in ranked runs of people, from which its figures come. */
export const calibrations = pgTable(
  'quiz_calibrations',
  {
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    /** On the scale of players' ratings. */
    rating: doublePrecision('rating').notNull(),
    plays: integer('plays').notNull().default(0),
    right: integer('right').notNull().default(0),
    /** Of players' ratings, of their squares, and of those who were right: what the correlation comes from. */
    sumRating: sum('sum_rating'),
    sumSquare: sum('sum_square'),
    sumRight: sum('sum_right'),
    /** Since the last look at it: plays, right ones, how many were to be expected by the rating then, and their variance. */
    windowRating: doublePrecision('window_rating').notNull(),
    windowPlays: integer('window_plays').notNull().default(0),
    windowRight: integer('window_right').notNull().default(0),
    windowExpected: sum('window_expected'),
    windowVariance: sum('window_variance'),
    /** How many sigma the last whole window stood above its expectation. */
    surplus: doublePrecision('surplus'),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev] })],
);

/** How well people answer. */
export const playerRatings = pgTable('quiz_player_ratings', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  rating: doublePrecision('rating').notNull(),
  plays: integer('plays').notNull(),
});
