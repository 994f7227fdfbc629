import type { Endpoint, Input, Output } from '@mortar/protocol';
import { attach, createEffect, scopeBind, type Effect } from 'effector';
import { $transport } from './configuration.ts';
import { callEnded } from './events.ts';
import type { RequestFailure } from './failure.ts';
import type { CallExtras, Transport } from './transport.ts';

/** What a request takes: the endpoint's body or query, nothing where it has none. */
export type RequestInput<E extends Endpoint> = Input<E> extends undefined ? void : Input<E>;
export type Request<E extends Endpoint> = Effect<RequestInput<E>, Output<E>, RequestFailure>;

interface Call {
  transport: Transport | null;
  endpoint: Endpoint;
  input: unknown;
}

const carried = new WeakMap<object, { input: unknown; extras?: CallExtras }>();

const callFx = createEffect<Call, unknown, RequestFailure>(async ({ transport, endpoint, input: given }) => {
  if (!transport) throw new Error(`${endpoint.id} was called before the host configured the client`);
  const ended = scopeBind(callEnded, { safe: true });
  const { input, extras } = carried.get(Object(given)) ?? { input: given };
  const { outcome, notes } = await transport.call(endpoint, input, extras);
  ended({ endpoint: endpoint.id, failure: outcome.ok ? null : outcome.failure, ...notes });
  if (!outcome.ok) throw outcome.failure;
  return outcome.data;
});

/**
 * A typed call of an endpoint, made once at module level. It fails with a `RequestFailure` and nothing else.
 * Equal GETs under way share one request, unless something was changed in between.
 */
export function createRequest<E extends Endpoint>(endpoint: E): Request<E> {
  return attach({
    source: $transport,
    mapParams: (input: unknown, transport): Call => ({ transport, endpoint, input }),
    effect: callFx,
    name: endpoint.id,
  }) as Request<E>;
}

/** A call of the endpoint that is named beside its input: for handlers that call several. `createRequest` gives it a type. */
export const requestFx = attach({
  source: $transport,
  mapParams: ({ endpoint, input }: Omit<Call, 'transport'>, transport): Call => ({ transport, endpoint, input }),
  effect: callFx,
});

/** The same input, for a call that ends when a signal aborts or that tells how many bytes of its body are sent. */
export function withExtras<T>(input: T, extras: CallExtras): T {
  const carrier: object = Object.assign({}, input);
  carried.set(carrier, { input, extras });
  return carrier as T;
}

/** The same input, for a call that ends when `signal` aborts: `loadFx(withSignal({ pageNum: 1 }, signal))`. */
export function withSignal<T>(input: T, signal: AbortSignal): T {
  return withExtras(input, { signal });
}

/** `next` with the extras of `input`: for who asks in other words for what was wanted. */
export function keepExtras<T>(input: unknown, next: T): T {
  const extras = carried.get(Object(input))?.extras;
  return extras ? withExtras(next, extras) : next;
}
