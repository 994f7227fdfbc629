import { checkAll, checkRooms } from '../checks/all.mjs';

/** Runs every check, journeys in a real browser included; with words only the tests whose path has one of them: `npm test -- mfe-gamehub`. */
export const main = (words) => (words.length > 0 ? checkRooms(words) : checkAll({ withJourneys: true }));
