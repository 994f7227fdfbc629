import { UsageError } from './usage-error.ts';

/** What an operator asks for about sources of news. */
export type NewsCall = { command: 'news' } & (
  | { verb: 'list' }
  | { verb: 'add'; url: string; category?: string | undefined }
  | { verb: 'remove'; name: string }
);

const NEWS_WORDS = 'news add <address of a feed> [category], news remove <number or address>, or news list';

/** @throws UsageError */
export function readNewsCall([verb, ...words]: readonly string[]): NewsCall {
  const [name, category] = words;
  if (verb === 'list' && words.length === 0) return { command: 'news', verb };
  if (verb === 'add' && name !== undefined && words.length <= 2) return { command: 'news', verb, url: name, category };
  if (verb === 'remove' && name !== undefined && words.length === 1) return { command: 'news', verb, name };
  throw new UsageError(`It is: npm run mortar -- ${NEWS_WORDS}`);
}
