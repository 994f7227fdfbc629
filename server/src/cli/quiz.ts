import { readFile } from 'node:fs/promises';
import { IMPORT_CHARACTERS, type ImportLine, type ImportProblem } from '@mortar/protocol/quiz';
import { createImports, createKeepPicture } from '../modules/quiz/index.ts';
import { createAssets } from '../modules/uploads/index.ts';
import type { Answer } from './answer.ts';
import { columns } from './columns.ts';
import type { Desk } from './desk.ts';
import type { QuizCall } from './quiz-call.ts';
import { UsageError } from './usage-error.ts';

const PROBLEMS: Readonly<Record<ImportProblem, string>> = {
  json: 'here the file stops being JSON',
  shape: 'no list of questions, or no question',
  kind: 'another kind of question: single choice, and true or false, are taken',
  missing: 'the question, the right answer or an option is empty',
  options: 'it needs 2 to 4 options, as many in each language',
  same: 'two options are the same',
  correct: 'exactly one option has to be right',
  long: 'a part of it is too long',
  weights: 'options with weights are not taken',
  braces: 'its braces do not match',
  markup: 'it has HTML in it',
  quotes: 'its quotes do not match',
  columns: 'it has another number of cells than the first line',
  header: 'the first line does not name the columns',
  topic: 'there is no such topic',
  tier: 'the level is not easy, medium or hard, or 1 to 3',
  date: 'the date is not YYYY-MM-DD',
  source: 'the source is no https:// address',
  picture: 'the picture is none that the importer sent to this site',
  many: 'a file may have 1,000 questions; the rest was left out',
};

const wordsOf = ({ outcome, id, problem }: ImportLine) => {
  if (problem) return PROBLEMS[problem];
  return outcome === 'draft' ? `draft ${id}` : `${id} says the same`;
};

/** Takes a file of questions in as drafts, and says what became of each of its lines. */
export async function answerQuiz({ file, ...call }: QuizCall, { database: { db }, clock, who }: Desk): Promise<Answer> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`'${file}' cannot be read: ${error.code}`);
  });
  if (text.length > IMPORT_CHARACTERS) throw new UsageError(`'${file}' is longer than ${IMPORT_CHARACTERS} characters: cut it.`);
  const importQuestions = createImports({ db, clock, keepPicture: createKeepPicture(createAssets({ clock })) });
  const lines = await importQuestions({ actor: who.actor, userId: null }, { ...call, text });
  const count = (outcome: ImportLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const table = columns([['line', 'what became of it', 'question'], ...lines.map((line) => [String(line.line), wordsOf(line), line.text])]);
  const sum = `${count('draft')} drafts, ${count('duplicate')} known already, ${count('wrong')} wrong`;
  return { text: lines.length > 0 ? `${table}\n${sum}` : 'There is no question in it.', code: count('wrong') > 0 ? 1 : 0 };
}
