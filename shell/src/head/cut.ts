/** Longest title and description of a page (spec §5), in characters as people count them. */
export const TITLE_LENGTH = 72;
export const DESCRIPTION_LENGTH = 300;

/** The first `length` characters of a text; a picture sign or a letter with its marks is one. */
export function cut(text: string, length: number): string {
  const signs = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return signs.length <= length
    ? text
    : signs
        .slice(0, length)
        .map(({ segment }) => segment)
        .join('');
}
