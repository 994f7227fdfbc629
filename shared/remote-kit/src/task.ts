import { requestFx, type RequestFailure, type RequestInput } from '@mortar/client';
import type { Endpoint, Output } from '@mortar/protocol';
import { createEffect, scopeBind, type Effect } from 'effector';

/** What the handler of a task works with; both stay in its scope, however much it has waited for. */
export interface TaskTools {
  /** Calls an endpoint. It fails with a `RequestFailure`. */
  call: <Id extends Endpoint>(endpoint: Id, ...input: RequestInput<Id> extends void ? [] : [RequestInput<Id>]) => Promise<Output<Id>>;
  /** An event or an effect as a plain function, for the browser's callbacks too. */
  bind: <Params extends unknown[], Done>(unit: (...params: Params) => Done) => (...params: Params) => Done;
}

/** An effect whose handler may wait and call as it likes. Make it at module level; by its type it fails as a call does. */
export function createTask<Params = void, Done = void, Fail = RequestFailure>(
  handler: (params: Params, tools: TaskTools) => Done | Promise<Done>,
): Effect<Params, Done, Fail> {
  return createEffect<Params, Done, Fail>((params) => {
    const within = scopeBind((act: () => unknown) => act(), { safe: true });
    const bind: TaskTools['bind'] =
      (unit) =>
      (...given) =>
        within(() => unit(...given)) as ReturnType<typeof unit>;
    const call = (endpoint: Endpoint, input?: unknown) => bind(requestFx)({ endpoint, input });
    return handler(params, { bind, call: call as TaskTools['call'] });
  });
}
