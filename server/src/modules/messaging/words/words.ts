import { quotedWord, wantedWords, wordsOf } from '../../../lib/words.ts';

const prefixOf = (conversationId: number): string => `${conversationId.toString(36)}:`;

/** What a message is found by: its words, each with its conversation before it. */
export function indexWords(conversationId: number, text: string): string[] {
  const prefix = prefixOf(conversationId);
  return wordsOf(text).map((word) => prefix + word);
}

/**
 * A query of PostgreSQL that finds messages of these conversations which hold all of a text; the beginning of a word is enough.
 * @returns undefined where nothing of the text can be found
 */
export function searchQuery(conversationIds: readonly number[], text: string): string | undefined {
  const wanted = wantedWords(text);
  if (wanted.length === 0 || conversationIds.length === 0) return undefined;
  const inOne = (prefix: string) => `(${wanted.map((word) => `${quotedWord(prefix + word)}:*`).join(' & ')})`;
  return conversationIds.map((id) => inOne(prefixOf(id))).join(' | ');
}
