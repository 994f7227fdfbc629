import { $isMuted, $session, $volume, muteChosen, volumeChosen } from '@mortar/host';
import { createEffect, sample } from 'effector';
import { keepSound, readSound, type Sound } from './kept.ts';

export { readSound };

const keepFx = createEffect(({ uid, ...sound }: Sound & { uid: string | undefined }) => keepSound(uid, sound));
const takeFx = createEffect(readSound);

sample({
  clock: [muteChosen, volumeChosen],
  source: { session: $session, muted: $isMuted, volume: $volume },
  fn: ({ session, ...sound }) => ({ ...sound, uid: session?.uid }),
  target: keepFx,
});
// Another person has another sound.
sample({ clock: $session.updates, fn: (session) => session?.uid, target: takeFx });
sample({ clock: takeFx.doneData, fn: ({ muted }) => muted, target: $isMuted });
sample({ clock: takeFx.doneData, fn: ({ volume }) => volume, target: $volume });
