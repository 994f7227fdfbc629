import { createCall } from '@mortar/client/connection';
import { toastFailures } from '@mortar/remote-kit';
import { sample } from 'effector';
import { happened } from '../log/index.ts';

/** Changes the text of a message of one's own. */
export const editFx = createCall('im.edit');
/** Takes a message back, for everybody. */
export const recallFx = createCall('im.recall');
/** Adds a reaction, or takes one's own away. */
export const reactFx = createCall('im.react');
/** Pins a message, or no longer. */
export const pinFx = createCall('im.pin');

sample({
  clock: [editFx.doneData, recallFx.doneData, reactFx.doneData, pinFx.doneData],
  fn: ({ message }) => ({ type: 'answered' as const, message }),
  target: happened,
});
// An edit stays in the composer, which says by itself what is wrong.
toastFailures(recallFx.failData, reactFx.failData, pinFx.failData);
