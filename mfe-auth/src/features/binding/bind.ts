import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { safePath, sessionKeyFx, signedIn, wayOnGiven, type WayOn } from '@mortar/host';
import { EMAIL_CODE_TYPES, type SessionData } from '@mortar/protocol';
import { createEffect, scopeBind } from 'effector';
import { enterFx } from '#features/third-party';
import { takeBindRefer } from './bind-refer.ts';
import type { Ticket } from './ticket.ts';

/** An address with what shows that its mail was read. */
export interface Proof {
  email: string;
  /** Left out when the browser holds the grant of a followed link. */
  code?: string;
  /** Without one the address is bound to whoever is signed in. */
  ticket: Ticket | undefined;
  /** Where the flow leads; null leaves it to the rules of a sign-in. */
  path: string | null;
}

const requestFx = createRequest('account.bindingEmail');
const checkCodeFx = createRequest('account.checkCode');

/** How a bind flow ends: the page anew when the cookie says so, otherwise the given path (spec §2). */
function wayOf(path: string | null): WayOn | null {
  if (takeBindRefer()) return { kind: 'reload' };
  return path === null ? null : { kind: 'go', to: safePath(path) };
}

/** Binds a proven address and signs in. An address that is bound already counts as bound (spec §7); the session stays as it is then. */
export const bindFx = createEffect<Proof, SessionData | null, RequestFailure>(async ({ email, code, ticket, path }) => {
  const bind = scopeBind(requestFx, { safe: true });
  const lead = scopeBind(wayOnGiven, { safe: true });
  const signIn = scopeBind(signedIn, { safe: true });
  const key = await scopeBind(sessionKeyFx, { safe: true })().catch(() => undefined);
  try {
    const session = await bind({ ...ticket, email, ...(code && { code }), ...(key && { key }) });
    lead(wayOf(path));
    signIn(session);
    return session;
  } catch (failure) {
    if (hasCode(failure as RequestFailure, 'alreadyBound')) return null;
    throw failure;
  }
});

/**
 * Goes on with the sign-in whose address a third party named and did not vouch for (spec §8: 1511600). Where nothing waits
 * for the address, the code is changed for a grant of this browser.
 */
export const verifyFx = createEffect<Proof, SessionData | null, RequestFailure>(async ({ email, code, ticket }) => {
  const enter = scopeBind(enterFx, { safe: true });
  const check = scopeBind(checkCodeFx, { safe: true });
  if (ticket) return enter({ ...ticket, email, ...(code && { code }) });
  if (code) await check({ email, type: EMAIL_CODE_TYPES.verify, sendEmailType: 'verify', code });
  return null;
});
