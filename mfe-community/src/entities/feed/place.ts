import { $isSignedIn } from '@mortar/host';
import { markFeed } from '@mortar/protocol/community';
import { createTask, pause } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { hasNews, type Source } from './source.ts';

interface Place {
  source: Source;
  pos: number;
}

/** The item at the top of the screen is another one. */
export const placeTold = createEvent<Place>();

/** A place is kept once the reader rests there, and at most so often. */
const REST_MS = 5000;

const restFx = createTask(() => pause(REST_MS));
const keepFx = createTask(async ({ source, pos }: Place, { call }) => {
  if ('feed' in source) await call(markFeed, { ...source, pos, offset: 0 });
});

const told = sample({
  clock: placeTold,
  source: $isSignedIn,
  filter: (isSignedIn, { source }) => isSignedIn && hasNews(source),
  fn: (_, place) => place,
});
const $place = createStore<Place | null>(null).on(told, (_, place) => place);
sample({ clock: told, source: restFx.pending, filter: (isResting) => !isResting, fn: () => undefined, target: restFx });
sample({ clock: restFx.done, source: $place, filter: (place): place is Place => place !== null, target: keepFx });
