import { createEvent, createStore } from 'effector';

/** A moment of a video, ms. */
interface Moment {
  videoid: string;
  at: number;
}

/** Somebody wants to see a moment of a video. */
export const momentChosen = createEvent<Moment>();
/** A player has come to a moment. */
export const momentReached = createEvent<Moment>();

/** The moment that was chosen last; each choice is an object of its own. */
export const $chosenMoment = createStore<Moment | null>(null).on(momentChosen, (_, moment) => ({ ...moment }));
/** Where players are, by their videos. */
export const $reachedMoments = createStore<Readonly<Record<string, number>>>({}).on(momentReached, (all, { videoid, at }) => ({
  ...all,
  [videoid]: at,
}));
