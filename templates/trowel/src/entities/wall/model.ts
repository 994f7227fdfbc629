import { createEvent, createStore } from 'effector';

/** The person laid a brick. */
export const brickLaid = createEvent();

/** How many bricks were laid since the page was opened. */
export const $bricks = createStore(0).on(brickLaid, (count) => count + 1);
