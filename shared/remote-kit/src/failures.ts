import { hasCode, messageOf, type RequestFailure } from '@mortar/client';
import { signedOut, toastShown } from '@mortar/host';
import { createStore, sample, type Event, type Store, type Unit } from 'effector';

type Failing = Unit<unknown> & { failData: Event<RequestFailure> };

/**
 * Why the last of these calls failed; null after the next try, a sign-out, or what mends it.
 * @param mendedBy units after which nothing is said of it any more: a letter was typed, another screen opened
 */
export function createFailure(calls: readonly Failing[], mendedBy: readonly Unit<unknown>[] = []): Store<RequestFailure | null> {
  return createStore<RequestFailure | null>(null)
    .on(
      calls.map(({ failData }) => failData),
      (_, failure) => failure,
    )
    .reset([...calls, ...mendedBy, signedOut]);
}

/** Says the server's words of a failure in a toast. Where there was no answer the host says so by itself. */
export function toastFailures(...failures: readonly Event<RequestFailure>[]): void {
  sample({
    clock: failures.map((failed) => failed.filterMap(messageOf)),
    fn: (text) => ({ type: 'error' as const, text }),
    target: toastShown,
  });
}

/** Whether the server said that there is nothing of this name, or that nothing can have it. */
export const isUnknown = (failure: RequestFailure | null): boolean =>
  failure !== null && (hasCode(failure, 'notFound') || hasCode(failure, 'validation'));
