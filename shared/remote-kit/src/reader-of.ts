import type { Query } from './query.ts';
import { sample, type EventCallable, type Store } from 'effector';
import { createGate, type Gate } from 'effector-react';

/**
 * Reads a query for a part that no route's loader begins: with the gate's props as its question, anew when they change.
 * What was read for other props is never shown.
 */
export function readerOf<Params extends object, Data>(query: Query<Params, Data>, name: string): Gate<Params> {
  const Shown = createGate<Params>(name);
  const asked = sample({ clock: Shown.state as Store<object>, filter: Shown.status });
  query.$data.reset(asked, Shown.close);
  sample({ clock: asked, target: query.wanted as unknown as EventCallable<object> });
  return Shown;
}
