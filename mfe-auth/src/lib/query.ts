import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector';

/** What a view needs of something that is read for the signed-in person. */
export type QueryUnits<Data> = {
  /** It is to be shown, or asked for once more. */
  wanted: EventCallable<void>;
  /** null until it came. */
  $data: Store<Data | null>;
  /** Why it did not come the last time. */
  $failure: Store<RequestFailure | null>;
  $isLoading: Store<boolean>;
};

/** Units of something that is read for the signed-in person, and gone with them. Make it at module level. */
export function createQuery<Data>(readFx: Effect<void, Data, RequestFailure>) {
  const wanted = createEvent();
  const $data = createStore<Data | null>(null, { serialize: 'ignore' })
    .on(readFx.doneData, (_, data) => data)
    .reset(signedOut);
  const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
    .on(readFx.failData, (_, failure) => failure)
    .reset(readFx, signedOut);
  sample({ clock: wanted, target: readFx });
  return { wanted, $data, $failure, $isLoading: readFx.pending } satisfies QueryUnits<Data>;
}
