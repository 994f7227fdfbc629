import { createEffect, createEvent, createStore, sample } from 'effector';

/** The bar waits this long: a quick navigation shows none (spec §2). */
export const THROTTLE_MS = 200;
/** The bar takes this long to cross the page, in ms (spec §2). */
export const ADVANCE_MS = 5000;
/** The bar hides this long after the end (spec §2). */
export const HIDE_MS = 500;

export type Progress = 'hidden' | 'running' | 'finished' | 'failed';

/** A navigation has begun, has ended well, has ended in an error. */
export const progressStarted = createEvent();
export const progressFinished = createEvent();
export const progressFailed = createEvent();

const waitFx = createEffect(({ ms }: { run: number; ms: number }) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** Number of the latest event: a timer that was started for an earlier one is old. */
const $run = createStore(0).on([progressStarted, progressFinished, progressFailed], (run) => run + 1);
const $isBusy = createStore(false)
  .on(progressStarted, () => true)
  .on([progressFinished, progressFailed], () => false);

/** What the bar shows. */
export const $progress = createStore<Progress>('hidden')
  .on(progressStarted, () => 'hidden')
  .on(progressFinished, (progress) => (progress === 'running' ? 'finished' : progress))
  .on(progressFailed, () => 'failed');

sample({ clock: progressStarted, source: $run, fn: (run) => ({ run, ms: THROTTLE_MS }), target: waitFx });
sample({ clock: [progressFinished, progressFailed], source: $run, fn: (run) => ({ run, ms: HIDE_MS }), target: waitFx });

// The wait of the latest event is over: either the navigation takes long and the bar shows, or it ended and the bar goes.
sample({
  clock: waitFx.done,
  source: { run: $run, isBusy: $isBusy },
  filter: ({ run }, { params }) => run === params.run,
  fn: ({ isBusy }): Progress => (isBusy ? 'running' : 'hidden'),
  target: $progress,
});
