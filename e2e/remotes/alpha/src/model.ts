import { createEvent, createStore } from 'effector';

export const counted = createEvent();

/** Has the path and the name of the other fixture's store, and must stay a store of its own. */
export const $count = createStore(0).on(counted, (count) => count + 1);
