import { HEADERS, type Endpoint } from '@mortar/protocol';
import { refreshSession } from '@mortar/protocol/identity';
import type { ClientConfiguration } from './configuration.ts';
import type { Exchange } from './exchange.ts';
import { hasCode, isTokenRefusal, messageOf, type RequestFailure } from './failure.ts';
import type { CallReport } from './transport.ts';

/** Makes one attempt of a call under a token. */
export type Attempt = (endpoint: Endpoint, request: Exchange, token: string | null) => Promise<CallReport>;

/** The call that renews a token cannot wait for one. */
const RENEWAL = refreshSession.id;

/**
 * Repeats an attempt where the server only wants something first (docs/design/protocol.md): a token that is alive, once, and the
 * proof of a person, for as long as they give one. It is the very same request, its idempotency key included.
 */
export function createRetries({ token: currentToken, person, renewToken, proveHuman }: ClientConfiguration, attempt: Attempt): Attempt {
  /** Whether there is another token than the refused one, of the same person: a call is never repeated as somebody else. */
  async function hasRenewed(refused: string): Promise<boolean> {
    const who = person();
    if (currentToken() === refused && !(await renewToken())) return false;
    return currentToken() !== null && person() === who;
  }

  async function withLiveToken(endpoint: Endpoint, request: Exchange, token: string | null): Promise<CallReport> {
    const who = person();
    const done = await attempt(endpoint, request, token);
    if (done.outcome.ok || token === null || endpoint.id === RENEWAL || !isTokenRefusal(done.outcome.failure)) return done;
    try {
      if (person() !== who || !(await hasRenewed(token))) return done;
    } catch {
      // The session may well live: a person whose network failed is not signed out.
      return { ...done, outcome: { ok: false, failure: { kind: 'network' } } };
    }
    const renewed = currentToken();
    return attempt(endpoint, withHeader(request, HEADERS.authorization, `Bearer ${renewed}`), renewed);
  }

  async function withProof(endpoint: Endpoint, request: Exchange, token: string | null, done: CallReport): Promise<CallReport> {
    if (done.outcome.ok || !isHumanDemand(done.outcome.failure)) return done;
    const { failure } = done.outcome;
    const proof = await proveHuman({ endpoint: endpoint.id, failed: hasCode(failure, 'captchaFailed'), msg: messageOf(failure) ?? '' });
    if (!proof) return done;
    const proven = withHeader(request, HEADERS.recaptcha, proof);
    return withProof(endpoint, request, token, await withLiveToken(endpoint, proven, token));
  }

  return async (endpoint, request, token) => withProof(endpoint, request, token, await withLiveToken(endpoint, request, token));
}

function isHumanDemand(failure: RequestFailure): boolean {
  return hasCode(failure, 'captchaNeeded') || hasCode(failure, 'captchaFailed');
}

function withHeader(request: Exchange, name: string, value: string): Exchange {
  return { ...request, headers: { ...request.headers, [name]: value } };
}
