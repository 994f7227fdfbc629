import { checkAll } from '../checks/all.mjs';

/** What `--help` says. */
export const usage = `npm run check    every check but the journeys`;

/** Runs every check but the journeys. */
export const main = () => checkAll({ parts: ['gates', 'rooms'] });
