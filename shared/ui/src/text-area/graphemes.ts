const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** How many characters a reader sees: a family emoji is one. */
export function countGraphemes(text: string): number {
  return [...segmenter.segment(text)].length;
}
