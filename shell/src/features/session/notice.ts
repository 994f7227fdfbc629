import { toastShown } from '@mortar/host';
import { createEffect, sample } from 'effector';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import { loadSessionsFx } from './events.ts';

const NAME = 'notice';

/** Keeps a message of the server for the next document; it fails where the browser keeps nothing. */
export const carryNoticeFx = createEffect((msg: string) => {
  if (!carry(NAME, msg)) throw new Error(msg);
});

const takeNoticeFx = createEffect(() => {
  const msg = carried(NAME);
  putDown(NAME);
  return typeof msg === 'string' ? msg : '';
});

sample({ clock: loadSessionsFx.done, target: takeNoticeFx });
sample({
  clock: [takeNoticeFx.doneData, carryNoticeFx.fail.map(({ params }) => params)],
  filter: (msg) => msg !== '',
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});
