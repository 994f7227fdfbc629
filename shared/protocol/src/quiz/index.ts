export * from './endpoints.ts';
export * from './error-codes.ts';
export * from './rules.ts';
export * from './events/rules.ts';
export * from './events/topics.ts';
export type { EventMe, EventNow, EventPlan, EventQuestion, EventTold, EventWish } from './events/schemas.ts';
export type { AskedQuestion, ToldQuestion } from './fields.ts';
export { QUESTION_STATES, type BankEntry, type Flaw, type WrittenQuestion } from './bank/fields.ts';
export {
  IMPORT_CHARACTERS,
  IMPORT_FORMATS,
  IMPORT_PROBLEMS,
  IMPORT_QUESTIONS,
  type ImportFormat,
  type ImportLine,
  type ImportProblem,
} from './bank/import.ts';
export type { BankQuestion } from './bank/schemas.ts';
export type { PlayedQuestion, PlayedRun } from './history/schemas.ts';
export type { PracticeQuestion } from './practice/schemas.ts';
export type { Leaf } from './proof/schemas.ts';
export { QUESTIONS_PER_DAY } from './questions/rules.ts';
export type { OwnQuestion } from './questions/schemas.ts';
export { QUIZ_REPORT_CHARACTERS, QUIZ_REPORT_REASONS, type QuizReportReason } from './reports/reasons.ts';
export type { Commitment } from './rounds/schemas.ts';
export type { Receipt, Run } from './runs/schemas.ts';
export type { Score } from './challenges/schemas.ts';
export type { Mark, Theme } from './sharing/schemas.ts';
