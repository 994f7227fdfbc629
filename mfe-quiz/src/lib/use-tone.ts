import { $isMuted, $volume } from '@mortar/host';
import { useUnit } from 'effector-react';
import { playTone, type Tone } from './tones.ts';

/** Plays tones as loud as the site is, and none where its sound is off. */
export function useTone(): (tone: Tone) => void {
  const { isMuted, volume } = useUnit({ isMuted: $isMuted, volume: $volume });
  return (tone) => {
    if (!isMuted) playTone(tone, volume);
  };
}
