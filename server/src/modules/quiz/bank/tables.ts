import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** `live` may be drawn; `retired` is in the bank no more. */
type QuestionState = 'live' | 'retired';

/** Questions of the bank, each with the number of its wording now. */
export const questions = pgTable(
  'quiz_questions',
  {
    /** Topic and number, such as `crypto-001`. */
    id: text('id').primaryKey(),
    topic: text('topic').notNull(),
    /** 1 most people know, 3 few. */
    tier: smallint('tier').notNull(),
    source: text('source').notNull(),
    /** Day after which the fact has to be looked at again. */
    validUntil: date('valid_until', { mode: 'string' }),
    state: text('state').$type<QuestionState>().notNull(),
    rev: integer('rev').notNull(),
    /** Whether somebody got it in a round that has closed: only then it is practised on. */
    isTold: boolean('is_told').notNull().default(false),
  },
  (table) => [index('quiz_questions_drawn').on(table.state, table.tier)],
);

/** Wordings of questions, which nothing changes. */
export const revisions = pgTable(
  'quiz_question_revs',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    rev: integer('rev').notNull(),
    /** Question, four options and explanation in English, then in Chinese. */
    body: jsonb('body').$type<string[]>().notNull(),
    /** Place of the right option in `body`, 0 to 3. */
    correct: smallint('correct').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev] })],
);

/** What everybody chose, by question, wording and day in UTC. */
export const stats = pgTable(
  'quiz_question_stats',
  {
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    shown: integer('shown').notNull().default(0),
    right: integer('right').notNull().default(0),
    /** How often each option of the bank was chosen. */
    picks0: integer('picks_0').notNull().default(0),
    picks1: integer('picks_1').notNull().default(0),
    picks2: integer('picks_2').notNull().default(0),
    picks3: integer('picks_3').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev, table.day] })],
);
