/** Longest title and description of a page (spec §5), in characters as people count them. */
const TITLE_LENGTH = 72;
const DESCRIPTION_LENGTH = 300;

/** A page's title as search engines get it: at most 72 characters (spec §5). */
export function cutTitle(text: string): string {
  return cut(text, TITLE_LENGTH);
}

/** A page's description as search engines get it: at most 300 characters (spec §5). */
export function cutDescription(text: string): string {
  return cut(text, DESCRIPTION_LENGTH);
}

/** The first `length` characters of a text; a picture sign or a letter with its marks is one. */
function cut(text: string, length: number): string {
  const signs = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  const end = signs[length];
  return end ? text.slice(0, end.index) : text;
}
