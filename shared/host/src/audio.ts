import { createEvent, createStore } from 'effector';

/** Somebody switched the sound off (true) or on. */
export const muteChosen = createEvent<boolean>();
/** Somebody chose how loud the site is, 0 to 1; what lies outside is taken for the nearer end. */
export const volumeChosen = createEvent<number>();

/** Whether the site is silent: it is, until somebody asks for sound (spec §3). Kept per person by the shell. */
export const $isMuted = createStore(true).on(muteChosen, (_, isMuted) => isMuted);

/** How loud the site is, 0 to 1. Kept per person by the shell. */
export const $volume = createStore(1).on(volumeChosen, (_, volume) => Math.min(1, Math.max(0, volume)));
