import { $isMuted, muteChosen, volumeChosen } from '@mortar/host';
import { createEffect, createEvent, sample } from 'effector';

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

/** Hz. */
const PITCH = 523.3;
const SECONDS = 0.35;
/** As loud as the tones of the games at the same volume. */
const LEVEL = 0.16;

/** Plays a short tone, so that a chosen volume can be heard. @param volume 0 to 1 */
function playTone(volume: number): void {
  if (volume === 0) return;
  const context = new AudioContext();
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = PITCH;
  gain.gain.setValueAtTime(volume * LEVEL, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.onended = () => void context.close();
  oscillator.start();
  oscillator.stop(context.currentTime + SECONDS);
}
