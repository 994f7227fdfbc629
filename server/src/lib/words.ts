import { cutText } from './cut-text.ts';

/** Scripts that put no space between words: there every two characters that stand together are a word. */
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+|[\p{L}\p{N}\p{M}_]+/gu;
const IS_RUN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const WORD_CHARACTERS = 40;

/** A text as it is compared: without case, width and forms of the same sign. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const pairs = (run: string): string[] => {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
};

/** Words of a text and runs of scripts without spaces. */
export function partsOfText(text: string): { words: string[]; runs: string[] } {
  const found = folded(text).match(RUNS) ?? [];
  const isRun = (part: string) => IS_RUN.test(part);
  return {
    words: found.filter((part) => !isRun(part)).map((word) => cutText(word, WORD_CHARACTERS)),
    runs: found.filter(isRun),
  };
}

/** What a text is found by, each once. */
export function wordsOf(text: string): string[] {
  const { words, runs } = partsOfText(text);
  return [...new Set([...words, ...runs.flatMap(pairs)])];
}

/** What a text must hold to be found by another one. The last pair of a run is its last character alone, which may go on there. */
export function wantedWords(text: string): string[] {
  const { words, runs } = partsOfText(text);
  return [...words, ...runs.flatMap((run) => pairs(run).slice(0, Math.max(1, [...run].length - 1)))];
}

/** A word in a query of PostgreSQL. */
export const quotedWord = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
