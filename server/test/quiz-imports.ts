import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { IMPORT_FORMATS as FORMATS, type ImportFormat, type ImportLine } from '@mortar/protocol/quiz';
import { createImports, createKeepPicture } from '../src/modules/quiz/index.ts';
import { createAssets } from '../src/modules/uploads/index.ts';
import type { QuizServer } from './quiz.ts';

export { FORMATS };

const FOLDER = join(import.meta.dirname, '../src/modules/quiz/imports/golden');
/** A file with everything that can be right and wrong in a format. */
export const golden = (format: ImportFormat) => readFileSync(join(FOLDER, `${format}.golden`), 'utf8');

/** Takes a file in by the door of the module: the endpoint takes ten a minute. @param userId of a person who imports it */
export function take({ database: { db }, clock }: QuizServer, format: ImportFormat, text: string, userId: number | null = null) {
  const importQuestions = createImports({ db, clock, keepPicture: createKeepPicture(createAssets({ clock })) });
  return importQuestions({ actor: 'test', userId }, { format, topic: 'words', locale: 'en', text });
}

/** What became of each question, in a word. */
export const told = (lines: readonly ImportLine[]) => lines.map(({ line, outcome, problem }) => `${line} ${problem ?? outcome}`);

/** How many questions and wordings there are. */
export const counts = async ({ database: { sql } }: QuizServer) =>
  (await sql`select (select count(*) from quiz_questions)::int as questions, (select count(*) from quiz_question_revs)::int as revs`)[0]!;

/** A file that something happened to: cut, a part of it lost or doubled, signs exchanged. @param seed from 0 */
function broken(text: string, seed: number): string {
  const at = Math.floor((text.length * ((seed * 7919) % 997)) / 997);
  const until = at + 1 + ((seed * 31) % 60);
  const ways = [
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(until),
    () => text.slice(0, until) + text.slice(at),
    () => `${text.slice(0, at)}${'"{}[]~=#\\,<&'[seed % 12]!}${text.slice(at + 1)}`,
    () => text.slice(at),
  ];
  return ways[seed % ways.length]!();
}

/** So many broken files: each ends in a report and writes nothing but whole drafts, once. */
export async function checkBrokenFiles(server: QuizServer, files: number): Promise<void> {
  for (let seed = 0; seed < files; seed++) {
    const format = FORMATS[seed % FORMATS.length]!;
    const text = broken(golden(format), seed) || ' ';
    const before = await counts(server);
    const lines = await take(server, format, text);
    const made = lines.filter(({ outcome }) => outcome === 'draft').length;
    const last = text.split('\n').length;
    const isOdd = ({ line, outcome, problem }: ImportLine) => line < 1 || line > last || (outcome === 'wrong') !== (problem !== null);
    expect(lines.filter(isOdd)).toEqual([]);
    expect(await counts(server)).toEqual({ questions: before['questions'] + made, revs: before['revs'] + made });
    expect(told(await take(server, format, text))).toEqual(told(lines).map((line) => line.replace('draft', 'duplicate')));
  }
  const odd = await server.database.sql`
    select question_id from quiz_question_revs where jsonb_array_length(body) not in (12, 15) or (body->>0 = '' and body->>6 = '')`;
  expect(odd).toEqual([]);
}
