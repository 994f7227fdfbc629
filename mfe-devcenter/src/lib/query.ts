import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { createStore, sample, type Effect, type Store } from 'effector';

/** What a view needs of something that was read. */
export interface QueryUnits<Data> {
  /** Null until it came, and where the last try failed. */
  $data: Store<Data | null>;
  /** Why it did not come the last time. */
  $failure: Store<RequestFailure | null>;
}

/** Units of something that is read and gone with the person. An answer to anything but the last question is dropped. */
export function createQuery<Params, Data>(readFx: Effect<Params, Data, RequestFailure>) {
  // In a list, because a question may be nothing at all.
  const $asked = createStore<[Params] | null>(null, { serialize: 'ignore' }).on(readFx, (_, params) => [params]);
  const answered = sample({
    clock: readFx.finally,
    source: $asked,
    filter: (asked, { params }) => asked !== null && asked[0] === params,
    fn: (_, end) => end,
  });
  const $data = createStore<Data | null>(null, { serialize: 'ignore' })
    .on(answered, (_, end) => (end.status === 'done' ? end.result : null))
    .reset(signedOut);
  const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
    .on(answered, (_, end) => (end.status === 'fail' ? end.error : null))
    .reset(signedOut);
  return { readFx, $data, $failure };
}
