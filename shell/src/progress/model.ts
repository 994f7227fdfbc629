import { createEffect, createEvent, createStore, sample } from 'effector';

/** The bar waits this long: a quick navigation shows none (spec §2). */
export const THROTTLE_MS = 200;
/** The bar hides this long after the end (spec §2). */
export const HIDE_MS = 500;

export type Progress = 'hidden' | 'running' | 'finished' | 'failed';

export const progressStarted = createEvent();
export const progressFinished = createEvent();
export const progressFailed = createEvent();

/** Number of the navigation under way: what a timer started for an earlier one says is old. */
const $run = createStore(0).on([progressStarted, progressFinished, progressFailed], (run) => run + 1);
const $busy = createStore(false)
  .on(progressStarted, () => true)
  .on([progressFinished, progressFailed], () => false);

const waitFx = createEffect(({ ms }: { run: number; ms: number }) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

export const $progress = createStore<Progress>('hidden')
  .on(progressFinished, (progress) => (progress === 'running' ? 'finished' : progress))
  .on(progressFailed, () => 'failed');

sample({ clock: progressStarted, source: $run, fn: (run) => ({ run, ms: THROTTLE_MS }), target: waitFx });
sample({ clock: [progressFinished, progressFailed], source: $run, fn: (run) => ({ run, ms: HIDE_MS }), target: waitFx });

// The wait of the latest navigation is over: it either takes long, so the bar shows, or has ended, so it hides.
sample({
  clock: waitFx.done,
  source: { run: $run, busy: $busy },
  filter: ({ run }, { params }) => run === params.run,
  fn: ({ busy }): Progress => (busy ? 'running' : 'hidden'),
  target: $progress,
});
