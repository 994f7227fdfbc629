import { CODES, HEADERS, IDEMPOTENCY_KEY_HEADER, PROOF_HEADER, type Endpoint, type Locale } from '@mortar/protocol';
import type { ClientConfiguration } from './configuration.ts';
import { osOf } from './device.ts';
import { send, type Answer, type Exchange, type Silence } from './exchange.ts';
import { isOutcomeUnknown } from './failure.ts';
import { fillPath } from './fill-path.ts';
import { createFlights } from './flights.ts';
import { requestHeaders } from './headers.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { codeOf, outcomeOf, type Outcome } from './outcome.ts';
import { createRetries } from './retries.ts';
import { createSigner } from './sign.ts';

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** What an answer says besides its outcome. */
export interface CallNotes {
  /** Server clock minus this device's clock in ms, where this call taught it. */
  clockOffset?: number;
  /** False where the server says that a refusal of the address must not redirect (spec §8). */
  mayRedirect: boolean;
  /** The session changed while the call was under way: what the answer says of the token is old. */
  isOfOldSession: boolean;
}

export interface CallReport {
  outcome: Outcome;
  notes: CallNotes;
}

/** What a caller may want of one call. */
export type CallExtras = Pick<Exchange, 'signal' | 'onProgress'>;

/** What the host says when a call is made; how it is when the call is sent does not matter. */
export interface CallMoment {
  token: string | null;
  locale: Locale;
}

function momentOf({ token, locale }: ClientConfiguration): CallMoment {
  return { token: token(), locale: locale() };
}

/** Carries calls to the server: one per scope, made from the host's configuration. */
export interface Transport {
  call(endpoint: Endpoint, input: unknown, extras?: CallExtras, moment?: CallMoment): Promise<CallReport>;
  /** A fresh enough value of the header `sign`, for a request that goes another way. */
  sign(): Promise<string>;
  /** Server time, ms since 1970. */
  now(): Promise<number>;
  /** What the host said. */
  configuration: ClientConfiguration;
}

const ABORTED: CallReport = {
  outcome: { ok: false, failure: { kind: 'aborted' } },
  notes: { mayRedirect: true, isOfOldSession: false },
};

export function createTransport(configuration: ClientConfiguration): Transport {
  const clock = configuration.clock ?? Date.now;
  let offset = configuration.clockOffset;
  const os = osOf(navigator.userAgent);
  const signer = createSigner({ os, version: configuration.version, key: configuration.signKeys[os], clock, offset: () => offset });
  const join = createFlights<CallReport>(ABORTED);
  const keys = createIdempotencyKeys();
  let acts = 0;

  /** With a proof of the session's key, made anew for every attempt, where the endpoint wants one and somebody is signed in. */
  async function proven({ proof }: Endpoint, request: Exchange, token: string | null): Promise<Exchange> {
    if (!proof || token === null) return request;
    const { proofOf } = await import(/* webpackChunkName: "proof" */ './proof.ts');
    return withHeader(request, PROOF_HEADER, await proofOf(request, { token, now: clock() + offset, sign: configuration.signByKey }));
  }

  /** Sends with a fresh enough `sign`; a refused one is made once more by the clock of the answer. */
  async function signed(
    endpoint: Endpoint,
    request: Exchange,
    token: string | null,
  ): Promise<{ answer: Answer | Silence; clockOffset?: number }> {
    const sign = await signer.sign();
    const answer = await send(await proven(endpoint, withHeader(request, HEADERS.sign, sign), token));
    if (answer.kind !== 'answer' || codeOf(answer) !== CODES.signRefused) return { answer };
    const serverNow = Date.parse(answer.header('date') ?? '');
    if (Number.isFinite(serverNow)) offset = serverNow - clock();
    signer.forget(sign);
    const again = withHeader(request, HEADERS.sign, await signer.sign());
    return { answer: await send(await proven(endpoint, again, token)), clockOffset: offset };
  }

  const answered = createRetries(configuration, report);

  async function report(endpoint: Endpoint, request: Exchange, token: string | null): Promise<CallReport> {
    const { answer, clockOffset } = await signed(endpoint, request, token);
    const notes = {
      mayRedirect: answer.kind !== 'answer' || answer.header('redirect') !== 'false',
      isOfOldSession: token !== configuration.token(),
      ...(clockOffset === undefined ? {} : { clockOffset }),
    };
    return { outcome: outcomeOf(endpoint.id, answer), notes };
  }

  async function callOnce(endpoint: Endpoint, request: Exchange, token: string | null): Promise<CallReport> {
    if (!endpoint.idempotent) return answered(endpoint, request, token);
    // A file has no content that could be compared, so a form is a call of its own each time.
    const content = request.form ? crypto.randomUUID() : `${endpoint.id} ${configuration.person()} ${JSON.stringify(request.body)}`;
    request.headers[IDEMPOTENCY_KEY_HEADER] = keys.keyFor(content);
    const done = await answered(endpoint, request, token);
    if (done.outcome.ok || request.form || !isOutcomeUnknown(done.outcome.failure)) keys.settled(content);
    return done;
  }

  /** Whoever reads after an act sees it: no answer from before is shared any more. */
  async function act(endpoint: Endpoint, request: Exchange, token: string | null): Promise<CallReport> {
    const done = await callOnce(endpoint, request, token);
    acts += 1;
    return done;
  }

  return {
    configuration,
    sign: signer.sign,
    now: async () => clock() + offset,
    async call(endpoint, input, extras, moment = momentOf(configuration)) {
      const { token, locale } = moment;
      const request = requestOf(endpoint, input, { ...configuration, locale: () => locale }, token, clock());
      if (request.method !== 'GET') return act(endpoint, { ...request, ...extras }, token);
      const same = JSON.stringify([acts, request.url, request.query, token, request.headers[HEADERS.lang]]);
      return join(same, (shared) => callOnce(endpoint, { ...request, signal: shared }, token), extras?.signal);
    },
  };
}

function requestOf(
  { method, path, encoding, isSlow }: Endpoint,
  input: unknown,
  configuration: ClientConfiguration,
  token: string | null,
  now: number,
): Exchange {
  const form = encoding === 'form';
  const filled = fillPath(path, input);
  return {
    method,
    url: `${configuration.baseUrl ?? ''}${filled.path}`,
    form,
    ...(method === 'GET' ? { query: filled.rest } : { body: filled.rest }),
    headers: requestHeaders(configuration, token, now),
    timeoutMs: configuration.timeoutMs ?? (form || isSlow ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
  };
}

function withHeader(request: Exchange, name: string, value: string): Exchange {
  return { ...request, headers: { ...request.headers, [name]: value } };
}
