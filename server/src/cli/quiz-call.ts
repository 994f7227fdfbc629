import { extname } from 'node:path';
import type { Input } from '@mortar/protocol';
import type { ImportFormat, importQuestions } from '@mortar/protocol/quiz';
import { UsageError } from './usage-error.ts';

type Topic = Input<typeof importQuestions>['topic'];

/** What an operator asks for about the quiz. */
export interface QuizCall {
  command: 'quiz';
  verb: 'import';
  file: string;
  format: ImportFormat;
  topic: Topic;
  locale: 'en' | 'zh-HK';
}

export const QUIZ_WORDS = 'quiz import <file.json, .gift or .csv> [--topic <topic>] [--locale <en>]';

const FORMATS: Readonly<Record<string, ImportFormat>> = { '.json': 'opentdb', '.gift': 'gift', '.txt': 'gift', '.csv': 'csv' };
const TOPICS = ['crypto', 'hongkong', 'platform', 'safety', 'science', 'words'] as const satisfies readonly Topic[];
const LOCALES = ['en', 'zh-HK'] as const;

/** @throws UsageError */
export function readQuizCall(
  [verb, ...words]: readonly string[],
  given: { topic?: string | undefined; locale?: string | undefined },
): QuizCall {
  const [file = ''] = words;
  if (verb !== 'import' || words.length !== 1) throw new UsageError(`It is: npm run mortar -- ${QUIZ_WORDS}`);
  const format = FORMATS[extname(file).toLowerCase()];
  if (!format) throw new UsageError(`'${file}' ends in none of ${Object.keys(FORMATS).join(', ')}, by which its format is known.`);
  const topic = TOPICS.find((known) => known === (given.topic ?? 'words'));
  if (!topic) throw new UsageError(`There is no topic '${given.topic}'; there are ${TOPICS.join(', ')}.`);
  const locale = LOCALES.find((known) => known === (given.locale ?? 'en'));
  if (!locale) throw new UsageError(`'${given.locale}' is no language of the site; there are ${LOCALES.join(', ')}.`);
  return { command: 'quiz', verb, file, format, topic, locale };
}
