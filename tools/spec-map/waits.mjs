/**
 * What lines of the specification may wait for, and what ends the wait as soon as it is there: a folder, or a word of a
 * file.
 */
export const WAITS = {
  'AI bots': 'mfe-im/src/features/bots',
  'channel notices': 'mfe-im/src/features/notices',
  'paid messages': 'mfe-im/src/features/paid-messages',
  translation: 'mfe-im/src/features/translation',
  quiz: 'mfe-quiz',
};
