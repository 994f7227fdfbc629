import { createTask, pause } from '@mortar/remote-kit';
import { createEvent, createStore, sample, type Event } from 'effector';

/** What comes within so long is looked at together, ms. */
const TOGETHER_MS = 120;

/** Gathers what comes soon after each other. Make it at module level. @returns all of it, each thing once, in the order of its coming */
export function batch<Value>(clock: Event<Value>): Event<readonly Value[]> {
  const waitFx = createTask(() => pause(TOGETHER_MS));
  const flushed = createEvent<readonly Value[]>();
  const $waiting = createStore<readonly Value[]>([])
    .on(clock, (waiting, value) => (waiting.includes(value) ? waiting : [...waiting, value]))
    .reset(flushed);
  sample({ clock, source: waitFx.pending, filter: (isPending) => !isPending, fn: () => undefined, target: waitFx });
  sample({ clock: waitFx.done, source: $waiting, filter: (waiting) => waiting.length > 0, target: flushed });
  return flushed;
}
