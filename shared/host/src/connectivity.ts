import { createEvent, createStore } from 'effector';

export const wentOffline = createEvent();
export const cameOnline = createEvent();

/** Whether the browser has a network. Going offline is recorded, not announced. */
export const $isOnline = createStore(true)
  .on(wentOffline, () => false)
  .on(cameOnline, () => true);

export const serverLost = createEvent();
export const serverFound = createEvent();

/** Whether our server answered when it was last asked. */
export const $isServerReachable = createStore(true)
  .on(serverLost, () => false)
  .on(serverFound, () => true);
