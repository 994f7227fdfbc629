import type { Locale } from '@mortar/protocol';
import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { keptLine } from '../../../lib/kept-text.ts';

/** A question's words in one language. */
export interface Wording {
  text: string;
  options: string[];
  why: string;
}

const FIELDS = 6;
const START: Record<Locale, number> = { en: 0, 'zh-HK': FIELDS };

/** The words of a body in a language. */
export function wordingOf(body: readonly string[], locale: Locale): Wording {
  const [text = '', ...rest] = body.slice(START[locale], START[locale] + FIELDS);
  return { text, options: rest.slice(0, -1), why: rest.at(-1) ?? '' };
}

/** The body that both languages make: question, four options, explanation, twice. */
export const bodyOf = (wordings: Record<Locale, { q: string; o: readonly string[]; why: string }>): string[] =>
  (['en', 'zh-HK'] as const).flatMap((locale) => [wordings[locale].q, ...wordings[locale].o, wordings[locale].why]);

/** The body of a question that somebody wrote. */
export const bodyOfWritten = (written: Pick<WrittenQuestion, Locale>): string[] =>
  (['en', 'zh-HK'] as const).flatMap((locale) => {
    const { text, options, why } = written[locale];
    return [text, ...options, why].map(keptLine);
  });
