import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** `live` may be drawn; `void` was found wrong after it had been played; `retired` is in the bank's files no more. */
export type QuestionState = 'draft' | 'review' | 'live' | 'rest' | 'void' | 'retired';
/** Where a question comes from: the bank's files, a person, or an import. */
export type Origin = 'bank' | 'person' | 'import';

/** Numbers of questions that come from no file of the bank: above all that a file gives. */
export const questionNumbers = pgSequence('quiz_question_numbers', { startWith: 100_001, maxValue: 999_999 });

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
    origin: text('origin').$type<Origin>().notNull().default('bank'),
    /** Who wrote or imported it; null for the bank's files, the command line, and who is gone. */
    authorId: bigint('author_id', { mode: 'number' }),
    /** What a licence asks to be said beside it. */
    attribution: text('attribution').notNull().default(''),
    /** Hash of what the bank's file says: the same file leaves what reviewers did alone. */
    fileHash: text('file_hash'),
    /** Hash of what an import said: it makes no question twice. */
    importHash: text('import_hash'),
    /** Why it stands where it stands, for its author. */
    reason: text('reason').notNull().default(''),
    /** When its state or its wording changed. */
    changedAt: when('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('quiz_questions_drawn').on(table.state, table.tier),
    index('quiz_questions_changed').on(table.changedAt, table.id),
    index('quiz_questions_author').on(table.authorId, table.changedAt),
    uniqueIndex('quiz_questions_import').on(table.importHash),
  ],
);

/** Wordings of questions, which nothing changes. */
export const revisions = pgTable(
  'quiz_question_revs',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    rev: integer('rev').notNull(),
    /** Question, four options and explanation in English, then in Chinese; then the address of its picture and what is told of that. */
    body: jsonb('body').$type<string[]>().notNull(),
    /** Place of the right option in `body`, 0 to 3. */
    correct: smallint('correct').notNull(),
    /** Who wrote it; null for the bank's files and who is gone. */
    authorId: bigint('author_id', { mode: 'number' }),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev] })],
);

/** Who agreed to a wording. */
export const approvals = pgTable(
  'quiz_question_approvals',
  {
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev, table.userId] })],
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
