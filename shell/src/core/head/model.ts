import { createEvent } from 'effector';

/** Another page took the place of the one before: what lay over that one has no ground any more. */
export const pageChanged = createEvent();
