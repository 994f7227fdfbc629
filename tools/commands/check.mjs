import { checkAll } from '../checks/all.mjs';

/** Runs every check but the journeys. */
export const main = () => checkAll({ withJourneys: false });
