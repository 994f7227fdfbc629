import { checkAll } from '../checks/all.mjs';

/** What `--help` says. */
export const usage = `npm run check:full    every check, with the whole grid of journeys and the slow tests; takes hours`;

/** Runs every check, with the whole grid of journeys and the slow tests. */
export const main = () => checkAll({ withJourneys: true, isFull: true });
