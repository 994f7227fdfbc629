import { checkAll } from '../checks/all.mjs';

/** Runs every check, journeys in a real browser included. */
export const main = () => checkAll({ withJourneys: true });
