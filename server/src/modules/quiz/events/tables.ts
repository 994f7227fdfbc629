import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, date, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { revisions } from '../bank/tables.ts';

const eventId = () =>
  text('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

/** `planned` until its lobby opens, then a question is `asked` and `told` in turn; the last two are for good. */
export type EventPhase = 'planned' | 'lobby' | 'asked' | 'told' | 'ended' | 'cancelled';

/** Live events: what was promised, and how far they are. Time and these rows decide, whatever process looks. */
export const events = pgTable(
  'quiz_events',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    /** In the order in which they were committed to, which is that of their chain. */
    seq: bigserial('seq', { mode: 'number' }).notNull().unique(),
    /** Day in Hong Kong whose budget pays. */
    day: date('day', { mode: 'string' }).notNull(),
    opensAt: when('opens_at').notNull(),
    total: smallint('total').notNull(),
    answerMs: integer('answer_ms').notNull(),
    pauseMs: integer('pause_ms').notNull(),
    /** Main coins that winners share. */
    prize: integer('prize').notNull(),
    /** Who scheduled it. */
    by: text('by').notNull(),

    root: text('root').notNull(),
    tierN: integer('tier_n').array().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The secret as only this installation reads it. */
    sealed: text('sealed').notNull(),
    /** The secret, once the event has ended. */
    secret: text('secret'),
    commit: text('commit').notNull(),
    chain: text('chain').notNull(),
    committedAt: when('committed_at').notNull(),
    /** Made of its players’ numbers when it began, and what was promised by it then. */
    c: text('c'),
    drawnAt: when('drawn_at'),
    signature: text('signature'),

    phase: text('phase').$type<EventPhase>().notNull().default('planned'),
    /** Number of the question that is asked or told. */
    no: smallint('no').notNull().default(0),
    /** When time changes it next; null once it is over. */
    nextAt: when('next_at'),
    players: integer('players').notNull().default(0),
    alive: integer('alive').notNull().default(0),
    winners: integer('winners'),
    /** Main coins of each winner. */
    share: integer('share'),
    endedAt: when('ended_at'),
  },
  (table) => [
    index('quiz_events_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    index('quiz_events_opens').on(table.opensAt),
    index('quiz_events_day').on(table.day),
    index('quiz_events_ended')
      .on(table.endedAt)
      .where(sql`${table.phase} = 'ended'`),
  ],
);

/** The pool of an event. */
export const eventLeaves = pgTable(
  'quiz_event_leaves',
  {
    eventId: eventId(),
    tier: smallint('tier').notNull(),
    idx: integer('idx').notNull(),
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.tier, table.idx] }),
    foreignKey({
      name: 'quiz_event_leaves_rev',
      columns: [table.questionId, table.rev],
      foreignColumns: [revisions.questionId, revisions.rev],
    }),
  ],
);

/** What the draw of an event was made of, and goes on by when people have left the site. */
export const eventDraws = pgTable('quiz_event_draws', {
  eventId: eventId().primaryKey(),
  /** Numbers of those who entered first, in that order. */
  numbers: text('numbers').array().notNull(),
  /** Leaves of the pool that were stepped over. */
  seen: integer('seen').array().notNull(),
});

/** Questions that an event draws, with what each came to. */
export const eventQuestions = pgTable(
  'quiz_event_questions',
  {
    eventId: eventId(),
    no: smallint('no').notNull(),
    tier: smallint('tier').notNull(),
    idx: integer('idx').notNull(),
    /** Option of the bank on each place of the screen. */
    order: smallint('option_order').array().notNull(),
    askedAt: when('asked_at'),
    deadline: when('deadline'),
    toldAt: when('told_at'),
    /** How many chose each place of the screen. */
    picks: integer('picks').array(),
    out: integer('out'),
    alive: integer('alive'),
    isSpared: boolean('is_spared').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.no] })],
);

/** Who entered an event. */
export const eventPlayers = pgTable(
  'quiz_event_players',
  {
    eventId: eventId(),
    userId: userId(),
    /** The player’s own number. */
    c: text('c').notNull(),
    enteredAt: when('entered_at').notNull(),
    /** The question that they went out by; null while they are in. */
    outNo: smallint('out_no'),
    /** The question after which they went on by a card. */
    revivedNo: smallint('revived_no'),
    /** When points and the day of the streak were noted; null before. */
    creditedAt: when('credited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('quiz_event_players_entered').on(table.eventId, table.enteredAt, table.userId),
    index('quiz_event_players_in')
      .on(table.eventId, table.userId)
      .where(sql`${table.outNo} is null`),
    index('quiz_event_players_user').on(table.userId),
    index('quiz_event_players_due')
      .on(table.eventId, table.userId)
      .where(sql`${table.creditedAt} is null`),
  ],
);

/** Answers, of which each player has one to a question. */
export const eventAnswers = pgTable(
  'quiz_event_answers',
  {
    eventId: eventId(),
    no: smallint('no').notNull(),
    userId: userId(),
    /** Place on the screen. */
    choice: smallint('choice').notNull(),
    /** Of the call that brought it. */
    token: text('token').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.no, table.userId] }), index('quiz_event_answers_user').on(table.userId)],
);

/** Who wants to be told when a lobby opens. */
export const eventReminders = pgTable('quiz_event_reminders', { eventId: eventId(), userId: userId() }, (table) => [
  primaryKey({ columns: [table.eventId, table.userId] }),
  index('quiz_event_reminders_user').on(table.userId),
]);
