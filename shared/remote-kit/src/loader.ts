import { withSignal } from '@mortar/client';
import type { PageArgs } from '@mortar/host';
import { settledSoon } from '@mortar/host/loading';
import { allSettled, is, type Effect, type EventCallable } from 'effector';

/**
 * The loader of a page: it begins what the page shows and waits a little, so that a quick answer comes with the page and
 * a slow one into its skeleton.
 * @param begin an event that begins it, or `readFx` of a query: a navigation that leads elsewhere meanwhile ends that call
 */
export function createLoader<Params, Data, Failure>(
  begin: EventCallable<Params> | Effect<Params, Data, Failure>,
  paramsOf?: (args: PageArgs) => Params,
): (args: PageArgs) => Promise<null> {
  return async (args) => {
    const given = paramsOf?.(args) as Params;
    const params = is.effect(begin) ? withSignal(given, args.signal) : given;
    await settledSoon(allSettled(begin as EventCallable<unknown>, { scope: args.scope, params }));
    return null;
  };
}
