import type { Endpoint, Locale } from '@mortar/protocol';
import { allSettled, createWatch, fork, scopeBind, type Effect, type Scope, type Unit } from 'effector';
import * as client from '../src/index.ts';
import type { ClientConfiguration, RequestFailure } from '../src/index.ts';
import { SIGN_KEY, type startApi } from './api-server.ts';

/** Endpoints of every kind, whatever the product has. */
const ENDPOINTS = {
  'test.list': { id: 'test.list', method: 'GET', path: '/api/testservice/open/list', access: 'open' },
  'test.item': { id: 'test.item', method: 'GET', path: '/api/testservice/open/:kind/:id', access: 'open' },
  'test.ping': { id: 'test.ping', method: 'POST', path: '/api/testservice/open/ping', access: 'open' },
  'test.upload': { id: 'test.upload', method: 'POST', path: '/api/testservice/open/upload', access: 'open', encoding: 'form' },
  'test.prove': { id: 'test.prove', method: 'POST', path: '/api/testservice/user/prove', access: 'user', proof: true },
  'test.proveIfSignedIn': {
    id: 'test.proveIfSignedIn',
    method: 'POST',
    path: '/api/testservice/open/prove',
    access: 'open',
    proof: 'signedIn',
  },
  'test.pay': { id: 'test.pay', method: 'POST', path: '/api/testservice/user/pay', access: 'user', idempotent: true },
} as const satisfies Record<string, Endpoint>;

export { client };

export type AnyRequest = Effect<unknown, unknown, RequestFailure>;

/** A request of one of these endpoints. */
export const requestOf = (id: keyof typeof ENDPOINTS) => client.createRequest(ENDPOINTS[id]) as unknown as AnyRequest;

/** State of the host that a test may change while calls are made. */
export interface HostState {
  locale: Locale;
  token: string | null;
}

/** A scope with a configured client that talks to `api`. */
export async function connect(api: Awaited<ReturnType<typeof startApi>>, more: Partial<ClientConfiguration> = {}) {
  const scope = fork();
  const state: HostState = { locale: 'en', token: null };
  const params: ClientConfiguration = {
    version: '1.2.3-abcdef01',
    signKeys: { web: SIGN_KEY, h5: SIGN_KEY },
    clockOffset: 0,
    locale: () => state.locale,
    token: () => state.token,
    person: () => (state.token === null ? null : 'uid'),
    renewToken: async () => false,
    proveHuman: async () => null,
    signByKey: async () => 'signature',
    embedded: () => false,
    baseUrl: api.url,
    ...more,
  };
  await allSettled(client.clientConfigured, { scope, params });
  return { scope, state, call: callIn(scope) };
}

/** Calls in a scope; the outcome is data or the failure. */
function callIn(scope: Scope) {
  return (request: AnyRequest, input?: unknown): Promise<{ data?: unknown; failure?: RequestFailure }> =>
    scopeBind(request, { scope })(input).then(
      (data) => ({ data }),
      (failure: RequestFailure) => ({ failure }),
    );
}

/** What a unit carried in a scope, from now on. */
export function recorded<T>(unit: Unit<T>, scope: Scope): T[] {
  const values: T[] = [];
  createWatch({ unit, scope, fn: (value) => values.push(value) });
  return values;
}
