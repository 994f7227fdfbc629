import { signedOut } from '@mortar/host';
import { createEvent, createStore } from 'effector';
import type { Place } from '../../lib/place.ts';

export const placeEntered = createEvent<Place>();
export const placeReplaced = createEvent<Place>();
export const placeLeft = createEvent();

/** Most steps that lead back. */
const STEPS = 30;

/** Where in the dock's messages the person is, and the way there: it stays while pages come and go. */
export const $steps = createStore<readonly Place[]>([])
  .on(placeEntered, (steps, place) => [...steps, place].slice(-STEPS))
  .on(placeReplaced, (steps, place) => [...steps.slice(0, -1), place])
  .on(placeLeft, (steps) => steps.slice(0, -1))
  .reset(signedOut);
