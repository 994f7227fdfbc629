import { checkAll } from '../checks/all.mjs';

/** Runs every check, with the whole grid of journeys and the slow tests. */
export const main = () => checkAll({ withJourneys: true, isFull: true });
