import { createEffect, sample } from 'effector';
import { installOffered, type InstallPrompt } from './model.ts';

/** Asks the browser's own question; it must come from a press of a person. */
export const installFx = createEffect((prompt: InstallPrompt) => prompt.prompt());

// It can be asked once; a browser that would ask again hands out another one.
sample({ clock: installFx, fn: () => null, target: installOffered });
