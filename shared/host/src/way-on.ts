import { createEvent, createStore } from 'effector';

/** What follows a sign-in: another path of our own site, or this page anew. */
export type WayOn = { kind: 'go'; to: string } | { kind: 'reload' };

/** A flow that ends with a sign-in says where it leads, just before it (spec §2: a bind flow); null leaves it to the rules. */
export const wayOnGiven = createEvent<WayOn | null>();
/** Where the next sign-in leads; null for the rules of "After login". */
export const $wayOn = createStore<WayOn | null>(null).on(wayOnGiven, (_, way) => way);
