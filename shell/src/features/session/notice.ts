import { toastShown } from '@mortar/host';
import { createEffect, sample } from 'effector';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import { NOTICE } from './carried-news.ts';
import { loadSessionsFx } from './events.ts';

/** Keeps a message of the server for the next document; it fails where the browser keeps nothing. */
export const carryNoticeFx = createEffect((msg: string) => {
  if (!carry(NOTICE, msg)) throw new Error(msg);
});

const takeNoticeFx = createEffect(() => {
  const msg = carried(NOTICE);
  putDown(NOTICE);
  return typeof msg === 'string' ? msg : '';
});

sample({ clock: loadSessionsFx.done, target: takeNoticeFx });
sample({
  clock: [takeNoticeFx.doneData, carryNoticeFx.fail.map(({ params }) => params)],
  filter: (msg) => msg !== '',
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});
