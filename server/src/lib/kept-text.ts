/**
 * Signs that change the direction of text, are not seen, or control something: they make one name look like another. Joiners
 * and the choice of an emoji's look stay.
 */
const TRICKS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Joiners are part of emoji and of some scripts; between other signs they are not seen. */
const LONE_JOINER =
  /(?<!\p{Extended_Pictographic}|\u{fe0f}|\p{Emoji_Modifier}|\p{M}|\p{Script=Arabic})(?:\u200c|\u200d)|(?:\u200c|\u200d)(?!\p{Extended_Pictographic}|\p{L})/gu;
/** A stack of marks over one letter runs over what stands above it. */
const MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A line of text as it is kept: one space between words, nothing that hides or turns it. */
export const keptLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(TRICKS, '')
    .replace(LONE_JOINER, '')
    .replace(MANY_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The same for several lines; more than one empty line in a row becomes one. */
export const keptText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(keptLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length as a person counts it: a family emoji is one. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length;
