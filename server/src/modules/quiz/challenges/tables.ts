import type { Mark } from '@mortar/protocol/quiz';
import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** A question that the challenged run was asked. */
export interface Served {
  no: number;
  tier: number;
  idx: number;
}

/** Challenges to runs that are over: their draw, what is to be beaten, and nothing of what was asked but where it stands in the pool. */
export const challenges = pgTable(
  'quiz_challenges',
  {
    /** 128 random bits: who does not have it does not find it, and it does not lead to the run. */
    id: text('id').primaryKey(),
    runId: text('run_id').notNull(),
    /** Who challenges; null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }),
    roundId: date('round_id', { mode: 'string' }).notNull(),
    /** The draw of the run and its receipt. */
    tag: text('tag').notNull(),
    c: text('c').notNull(),
    seen: integer('seen').array().notNull(),
    signature: text('signature').notNull(),
    promisedAt: when('promised_at').notNull(),
    /** What the run was asked, in its order, and which leaf of its tier each number of a challenge's run asks. */
    served: jsonb('served').$type<Served[]>().notNull(),
    places: integer('places').array().notNull(),
    points: integer('points').notNull(),
    right: smallint('right').notNull(),
    isCalm: boolean('is_calm').notNull(),
    marks: text('marks').array().$type<Mark[]>().notNull(),
    until: when('until').notNull(),
  },
  (table) => [uniqueIndex('quiz_challenges_run').on(table.runId)],
);
