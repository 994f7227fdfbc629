import { createStore, type Store } from 'effector';
import type { Gate } from 'effector-react';

/** Whether a view that more than one place may show, a page and the dock, is in view in at least one of them. */
export function inView(gate: Gate<unknown>): Store<boolean> {
  const $places = createStore(0)
    .on(gate.open, (places) => places + 1)
    .on(gate.close, (places) => places - 1);
  return $places.map((places) => places > 0);
}
