import type { Locale } from '@mortar/protocol';
import type { AskedQuestion, WrittenQuestion } from '@mortar/protocol/quiz';
import { keptLine } from '../../../lib/kept-text.ts';

/** A question's words in one language. */
export interface Wording {
  text: string;
  options: string[];
  why: string;
}

const FIELDS = 6;
/** Where a picture stands in a body that has one: its address, then what is told of it in each language. */
const PICTURE = 2 * FIELDS;
const START: Record<Locale, number> = { en: 0, 'zh-HK': FIELDS };

/** The words of a body in a language. */
export function wordingOf(body: readonly string[], locale: Locale): Wording {
  const [text = '', ...rest] = body.slice(START[locale], START[locale] + FIELDS);
  return { text, options: rest.slice(0, -1), why: rest.at(-1) ?? '' };
}

/** A picture of a question, as wordings have it. */
export type WrittenPicture = NonNullable<WrittenQuestion['picture']>;

/** The picture of a body; undefined without one. */
export function pictureOf(body: readonly string[]): WrittenPicture | undefined {
  const [address, en = '', zh = ''] = body.slice(PICTURE);
  return address ? { address, en, 'zh-HK': zh } : undefined;
}

/** The picture of a body in a language, as it is shown. */
export function shownPicture(body: readonly string[], locale: Locale): AskedQuestion['picture'] {
  const picture = pictureOf(body);
  return picture && { src: picture.address, alt: picture[locale] };
}

const pictureParts = (picture: WrittenPicture | undefined): string[] =>
  picture ? [picture.address, keptLine(picture.en), keptLine(picture['zh-HK'])] : [];

/** The body that both languages make: question, four options, explanation, twice, and a picture. */
export const bodyOf = (
  wordings: Record<Locale, { q: string; o: readonly string[]; why: string }>,
  picture: WrittenPicture | undefined,
): string[] => [
  ...(['en', 'zh-HK'] as const).flatMap((locale) => [wordings[locale].q, ...wordings[locale].o, wordings[locale].why]),
  ...pictureParts(picture),
];

/** The body of a question that somebody wrote. */
export const bodyOfWritten = (written: Pick<WrittenQuestion, Locale | 'picture'>): string[] => [
  ...(['en', 'zh-HK'] as const).flatMap((locale) => {
    const { text, options, why } = written[locale];
    return [text, ...options, why].map(keptLine);
  }),
  ...pictureParts(written.picture),
];
