import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import {
  attach,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  type StoreWritable,
} from 'effector';
import { createTask } from './task.ts';

/** What a view needs of something that is read. */
export interface Shown<Data> {
  /** The last question once more. */
  retried: EventCallable<void>;
  /** Null until it came. It stays while it is read again, for another question too: whoever shows it by an address looks (`is` of `Loaded`). */
  $data: Store<Data | null>;
  /** Why it did not come the last time. */
  $failure: Store<RequestFailure | null>;
  $isLoading: Store<boolean>;
}

/** Something that is read from the server. */
export interface Query<Params, Data> extends Shown<Data> {
  $data: StoreWritable<Data | null>;
  /** It is to be read, or read anew. */
  wanted: EventCallable<Params>;
  /** The call itself, for who waits for its end. */
  readFx: Effect<Params, Data, RequestFailure>;
  /** The question that `$data` answers; null with it. An overtaken one never is. Each is an object of its own. */
  $answered: Store<{ params: Params } | null>;
}

/** Two questions of the same content ask for the same. */
export const contentOf = (params: unknown) => JSON.stringify(params ?? {});

/**
 * Reads something for whoever is signed in or for a visitor; it is gone with a sign-out. Of several questions the last
 * one counts, an aborted one (`withSignal`) leaves everything as it is. Make it at module level.
 * @param callFx a request, or a task of several
 */
export function createQuery<Params, Data>(callFx: Effect<Params, Data, RequestFailure>): Query<Params, Data> {
  const wanted = createEvent<Params>();
  const retried = createEvent();
  // Each question is an object of its own, because two of them may ask for the same.
  const askFx = createTask<{ params: Params }, Data>(({ params }, { bind }) => bind(callFx)(params));
  const readFx = attach({ effect: askFx, mapParams: (params: Params) => ({ params }) });

  const $asked = createStore<{ params: Params } | null>(null)
    .on(askFx, (_, question) => question)
    .reset(signedOut);
  const ended = sample({ clock: askFx.finally, source: $asked, filter: (asked, { params }) => asked === params, fn: (_, end) => end });
  const done = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
  const failed = ended.filterMap((end) => (end.status === 'fail' && end.error.kind !== 'aborted' ? end : undefined));

  const $answered = createStore<{ params: Params } | null>(null).on(done, (_, { params }) => params);
  const failedAnew = sample({
    clock: failed,
    source: $answered,
    filter: (answered, { params }) => contentOf(answered?.params) !== contentOf(params.params),
  });
  $answered.reset(failedAnew, signedOut);
  const $data = createStore<Data | null>(null)
    .on(done, (_, { result }) => result)
    .reset(failedAnew, signedOut);
  const $failure = createStore<RequestFailure | null>(null)
    .on(failed, (_, { error }) => error)
    .reset(askFx, signedOut);

  const again: Event<Params> = sample({
    clock: retried,
    source: $asked,
    filter: (asked) => asked !== null,
    fn: (asked) => asked!.params,
  });
  sample({ clock: wanted, target: readFx });
  sample({ clock: again, target: readFx });
  return { wanted, retried, readFx, $answered, $data, $failure, $isLoading: askFx.pending };
}
