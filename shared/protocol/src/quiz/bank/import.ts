import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { Topic } from '../fields.ts';
import { QuestionId } from './fields.ts';

export const IMPORT_FORMATS = ['opentdb', 'gift', 'csv'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
/** Characters of a file, and questions in it. */
export const IMPORT_CHARACTERS = 1_000_000;
export const IMPORT_QUESTIONS = 1000;

/** What can be wrong with a line of a file. */
export const IMPORT_PROBLEMS = [
  'json',
  'shape',
  'kind',
  'missing',
  'options',
  'same',
  'correct',
  'long',
  'weights',
  'braces',
  'markup',
  'quotes',
  'columns',
  'header',
  'topic',
  'tier',
  'date',
  'source',
  'picture',
  'many',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** What became of a question of a file. */
export const ImportLine = Type.Object({
  /** Where it begins, from 1. */
  line: Type.Integer(),
  outcome: Type.Enum(['draft', 'duplicate', 'wrong']),
  /** The draft, or the question that says the same. */
  id: orNull(QuestionId),
  problem: orNull(Type.Enum(IMPORT_PROBLEMS)),
  /** Its first words. */
  text: Type.String(),
});
export type ImportLine = Static<typeof ImportLine>;

export const importQuestions = {
  summary: 'Make drafts of a file of questions, with a report by line; nothing is made twice',
  body: Type.Object({
    format: Type.Enum(IMPORT_FORMATS),
    /** Of questions that name none. */ topic: Topic,
    /** Language of a GIFT file. */ locale: Type.Enum(['en', 'zh-HK']),
    text: Type.String({ minLength: 1, maxLength: IMPORT_CHARACTERS }),
  }),
  data: Type.Object({ lines: Type.Array(ImportLine) }),
  codes: refusals('forbidden'),
};
