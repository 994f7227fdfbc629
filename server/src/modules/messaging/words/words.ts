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
    words: found.filter((part) => !isRun(part)).map((word) => word.slice(0, WORD_CHARACTERS)),
    runs: found.filter(isRun),
  };
}

const prefixOf = (conversationId: number): string => `${conversationId.toString(36)}:`;

/** What a message is found by: its words, each with its conversation before it. */
export function indexWords(conversationId: number, text: string): string[] {
  const { words, runs } = partsOfText(text);
  const prefix = prefixOf(conversationId);
  return [...new Set([...words, ...runs.flatMap(pairs)])].map((word) => prefix + word);
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * A query of PostgreSQL that finds messages of these conversations which hold all of a text; the beginning of a word is enough.
 * @returns undefined where nothing of the text can be found
 */
export function searchQuery(conversationIds: readonly number[], text: string): string | undefined {
  const { words, runs } = partsOfText(text);
  // The last pair of a run is its last character alone, which may go on in the message.
  const wanted = [...words, ...runs.flatMap((run) => pairs(run).slice(0, Math.max(1, [...run].length - 1)))];
  if (wanted.length === 0 || conversationIds.length === 0) return undefined;
  const inOne = (id: number) => `(${wanted.map((word) => `${quoted(prefixOf(id) + word)}:*`).join(' & ')})`;
  return conversationIds.map(inOne).join(' | ');
}
