import type { QuizCard } from '@mortar/protocol/quiz';
import { desc, sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { rounds } from '../rounds/tables.ts';

export type RunStatus = 'asked' | 'passed' | 'failed' | 'won' | 'lost' | 'expired';
/** What changes a run: what its player does, then what time does. */
export type StepAct = 'issue' | 'answer' | 'swap' | 'skip' | 'revival' | 'giveup' | 'freeze' | 'time' | 'end' | 'expire' | 'mend';

/** Runs of rounds: what a fold over their steps comes to. */
export const runs = pgTable(
  'quiz_runs',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    roundId: date('round_id', { mode: 'string' })
      .notNull()
      .references(() => rounds.id),
    /** Whose it is; nobody's before it is bound. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Hash of the cookie of the browser that began it without an account. */
    browser: text('browser'),
    /** Keyed hash of the network that it came from without an account. */
    network: text('network'),
    /** Whether it counts: one run of a person and round does. */
    isRanked: boolean('is_ranked').notNull().default(true),
    isCalm: boolean('is_calm').notNull(),
    timezone: text('timezone').notNull(),
    /** Whose draw it is, the client's own number, and leaves that are stepped over: what the receipt says. */
    tag: text('tag').notNull(),
    c: text('c').notNull(),
    seen: integer('seen').array().notNull(),
    signature: text('signature').notNull(),
    startedAt: when('started_at').notNull(),
    /** When the receipt was given, where that was not at its start: of a challenge, with the draw. */
    promisedAt: when('promised_at'),

    state: text('state').$type<RunStatus>().notNull(),
    /** Number of the question, from 1. */
    no: smallint('no').notNull(),
    /** How many steps there are. */
    seq: integer('seq').notNull(),
    /** How many questions of each tier were asked. */
    served: integer('served').array().notNull(),
    /** Where the question stands in the pool. */
    tier: smallint('tier').notNull(),
    idx: integer('idx').notNull(),
    askedAt: when('asked_at').notNull(),
    deadline: when('deadline').notNull(),
    /** The challenge that it was played for; null for the round's own run. */
    challengeId: text('challenge_id'),
    /** Of a challenge: which leaf of its tier each number asks, and until when it may be played. */
    places: integer('places').array(),
    until: when('until'),
    /** When its page was last heard of. */
    aliveAt: when('alive_at').notNull(),
    frozenUntil: when('frozen_until'),
    hasFrozen: boolean('has_frozen').notNull().default(false),
    /** Whether speed brings no points for this question. */
    isSlow: boolean('is_slow').notNull(),
    failReason: text('fail_reason').$type<'wrong' | 'time'>(),
    reviveUntil: when('revive_until'),
    /** Whether the window for a revival was given anew. */
    hasExtended: boolean('has_extended').notNull().default(false),
    /** Cards that were played. */
    used: text('used').array().$type<QuizCard[]>().notNull(),
    points: integer('points').notNull().default(0),
    right: smallint('right').notNull().default(0),
    /** Points and right answers that its end has brought already: a run that is mended brings the rest. */
    bookedPoints: integer('booked_points').notNull().default(0),
    bookedRight: smallint('booked_right').notNull().default(0),
    /** Until when the key binds it to an account. */
    bindBy: when('bind_by'),
    endedAt: when('ended_at'),
    /** When time changes it next; null once it is over. */
    dueAt: when('due_at'),
  },
  (table) => [
    uniqueIndex('quiz_runs_person')
      .on(table.roundId, table.userId)
      .where(sql`${table.isRanked}`),
    uniqueIndex('quiz_runs_browser')
      .on(table.browser, table.roundId)
      .where(sql`${table.challengeId} is null`),
    uniqueIndex('quiz_runs_number')
      .on(table.roundId, table.c)
      .where(sql`${table.challengeId} is null`),
    uniqueIndex('quiz_runs_challenge_person').on(table.challengeId, table.userId),
    uniqueIndex('quiz_runs_challenge_browser').on(table.challengeId, table.browser),
    index('quiz_runs_challenge')
      .on(table.challengeId, desc(table.points), desc(table.id))
      .where(sql`${table.endedAt} is not null`),
    index('quiz_runs_round').on(table.roundId, table.state),
    index('quiz_runs_network').on(table.roundId, table.network),
    index('quiz_runs_started').on(table.userId, table.startedAt),
    index('quiz_runs_ended').on(table.userId, table.endedAt),
    index('quiz_runs_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** Everything that ever happened in a run; nothing is changed or taken away. */
export const steps = pgTable(
  'quiz_run_steps',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** What the act's token was made of. */
    seq: integer('seq').notNull(),
    act: text('act').$type<StepAct>().notNull(),
    no: smallint('no').notNull(),
    /** The question that it brought, or that it was done on. */
    tier: smallint('tier').notNull(),
    idx: integer('idx').notNull(),
    /** Chosen option of the bank. */
    choice: smallint('choice'),
    isRight: boolean('is_right'),
    ms: integer('ms'),
    gained: integer('gained').notNull().default(0),
    /** Key of the card in the ledger. */
    txKey: text('tx_key'),
    /** SHA-256 of what was asked for, and what was answered, for whoever asks again. */
    requestHash: text('request_hash'),
    reply: jsonb('reply'),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
