import { hasCode, type RequestFailure } from '@mortar/client';
import { safePath, signedIn, type WayOn, wayOnGiven } from '@mortar/host';
import { dropCookie, keepCookie, readCookie } from '@mortar/host/cookies';
import {
  bindEmail,
  checkCode,
  EMAIL_CODE_TYPES,
  THIRD_PARTY_TYPES,
  type SessionData,
  type ThirdPartyType,
} from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { keyFx } from '#entities/credentials';
import { enterFx } from '#entities/third-party';

/** Which sign-in by a third party an address is proven for (spec §3); the server believes it only in the browser that began it. */
export interface Ticket {
  registertype: ThirdPartyType;
  openid: string;
}

/** The ticket among query values or params that were passed; undefined unless both halves are there. */
export function ticketOf({ registertype, openid }: { registertype: unknown; openid: unknown }): Ticket | undefined {
  const type = THIRD_PARTY_TYPES.find((known) => String(known) === String(registertype));
  return type && typeof openid === 'string' && openid !== '' ? { registertype: type, openid } : undefined;
}

/** The ticket of an address. */
export function ticketIn(query: URLSearchParams): Ticket | undefined {
  return ticketOf({ registertype: query.get('registertype'), openid: query.get('openid') });
}

const COOKIE = 'bindRefer';
const REFRESH = 'refresh';
/** As long as a code and its grant can last. */
const KEPT_SECONDS = 900;

/** Lets the bind flow that begins here end with a refresh of this page (spec §2, login modal). */
export const keepBindRefer = (): void => keepCookie(COOKIE, REFRESH, KEPT_SECONDS);

/** Whether the bind flow ends with a refresh of the page; asked once, the cookie is gone. */
function takeBindRefer(): boolean {
  const isRefresh = readCookie(COOKIE) === REFRESH;
  if (isRefresh) dropCookie(COOKIE);
  return isRefresh;
}

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

/** How a bind flow ends: the page anew when the cookie says so, otherwise the given path (spec §2). */
function wayOf(path: string | null): WayOn | null {
  if (takeBindRefer()) return { kind: 'reload' };
  return path === null ? null : { kind: 'go', to: safePath(path) };
}

/** Binds a proven address and signs in. An address that is bound already counts as bound (spec §7); the session stays as it is then. */
export const bindFx = createTask(async ({ email, code, ticket, path }: Proof, { bind, call }): Promise<SessionData | null> => {
  try {
    const session = await call(bindEmail, { ...ticket, email, ...(code && { code }), ...(await bind(keyFx)()) });
    bind(wayOnGiven)(wayOf(path));
    bind(signedIn)(session);
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
export const verifyFx = createTask(async ({ email, code, ticket }: Proof, { bind, call }): Promise<SessionData | null> => {
  if (ticket) return bind(enterFx)({ ...ticket, email, ...(code && { code }) });
  if (code) await call(checkCode, { email, type: EMAIL_CODE_TYPES.verify, sendEmailType: 'verify', code });
  return null;
});
