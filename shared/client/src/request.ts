import type { EndpointId, Input, Output } from '@mortar/protocol';
import { attach, createEffect, scopeBind, type Effect } from 'effector';
import { $transport } from './configuration.ts';
import { callEnded } from './events.ts';
import type { Exchange } from './exchange.ts';
import type { RequestFailure } from './failure.ts';
import type { Transport } from './transport.ts';

/** What a request takes: the endpoint's body or query, nothing where it has none. */
export type RequestInput<Id extends EndpointId> = Input<Id> extends undefined ? void : Input<Id>;
export type Request<Id extends EndpointId> = Effect<RequestInput<Id>, Output<Id>, RequestFailure>;

interface Call {
  transport: Transport | null;
  endpoint: EndpointId;
  input: unknown;
}

interface Carried {
  input: unknown;
  signal?: AbortSignal | undefined;
  onProgress?: Exchange['onProgress'];
}

const carried = new WeakMap<object, Carried>();

const callFx = createEffect<Call, unknown, RequestFailure>(async ({ transport, endpoint, input: given }) => {
  if (!transport) throw new Error(`${endpoint} was called before the host configured the client`);
  const ended = scopeBind(callEnded, { safe: true });
  const { input, signal, onProgress }: Carried = carried.get(Object(given)) ?? { input: given };
  const { outcome, notes } = await transport.call(endpoint, input, signal, onProgress);
  ended({ endpoint, failure: outcome.ok ? null : outcome.failure, ...notes });
  if (!outcome.ok) throw outcome.failure;
  return outcome.data;
});

/**
 * A typed call of an endpoint, made once at module level. It fails with a `RequestFailure` and nothing else.
 * Equal GETs under way share one request.
 */
export function createRequest<Id extends EndpointId>(endpoint: Id): Request<Id> {
  return attach({
    source: $transport,
    mapParams: (input: unknown, transport): Call => ({ transport, endpoint, input }),
    effect: callFx,
    name: endpoint,
  }) as Request<Id>;
}

/** The same input, for a call that ends when `signal` aborts: `loadFx(withSignal({ pageNum: 1 }, signal))`. */
export function withSignal<T>(input: T, signal: AbortSignal): T {
  return withProgress(input, undefined, signal);
}

/** The same input, for a call that tells how many bytes of its body are sent. */
export function withProgress<T>(input: T, onProgress: Exchange['onProgress'], signal?: AbortSignal): T {
  const carrier: object = Object.assign({}, input);
  carried.set(carrier, { input, signal, onProgress });
  return carrier as T;
}
