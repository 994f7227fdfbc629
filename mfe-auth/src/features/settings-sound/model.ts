import { $isMuted, muteChosen, volumeChosen } from '@mortar/host';
import { createEffect, createEvent, sample } from 'effector';
import { playTone } from './tone.ts';

/** The slider stands at another volume, 0 to 1. */
export const volumeMoved = createEvent<number>();
/** The slider was let go of, 0 to 1. */
export const volumeSettled = createEvent<number>();

const playToneFx = createEffect(playTone);

sample({ clock: volumeMoved, target: volumeChosen });
// Who makes it louder wants to hear it.
sample({
  clock: volumeMoved,
  source: $isMuted,
  filter: (isMuted, volume) => isMuted && volume > 0,
  fn: () => false,
  target: muteChosen,
});
sample({ clock: volumeSettled, target: playToneFx });
