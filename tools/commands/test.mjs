import { checkAll, checkChanged, checkRooms } from '../checks/all.mjs';

/** What `--help` says. */
export const usage = `npm test                                every check, with journeys in a browser
npm test -- <words>                     tests whose path has one of the words
npm test -- --changed                   what the changes since main can touch`;

/**
 * Runs every check, journeys in a real browser included; with words only the tests whose path has one of them:
 * `npm test -- mfe-gamehub`; with `--changed` what the changes since main can touch.
 */
export function main(words) {
  if (words.includes('--changed')) return checkChanged();
  return words.length > 0 ? checkRooms(words) : checkAll({ parts: ['gates', 'rooms', 'journeys'] });
}
