/**
 * What lines of the specification may wait for, and what ends the wait as soon as it is there: a folder, or a word of a
 * file.
 */
export const WAITS = {
  community: 'mfe-community',
  'the marketplace': 'mfe-market',
  messaging: 'mfe-im',
  quiz: 'mfe-quiz',
};
