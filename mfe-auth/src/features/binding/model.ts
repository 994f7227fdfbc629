import { hasCode, type RequestFailure } from '@mortar/client';
import { safePath, signedIn, wayOnGiven } from '@mortar/host';
import { dropCookie, keepCookie, readCookie } from '@mortar/host/cookies';
import {
  bindEmail,
  confirmEmail,
  THIRD_PARTY_TYPES,
  type SendEmailType,
  type SessionData,
  type ThirdPartyType,
} from '@mortar/protocol/identity';
import { createTask, type TaskTools } from '@mortar/remote-kit';
import { attach } from 'effector';
import { keyFx } from '#entities/credentials';
import { aimOf, changeForGrant, createProof, type Proven, type Recipient } from '#entities/mailed-code';
import { enterFx } from '#entities/third-party';

/** Which sign-in by a third party an address is proven for (spec §3); the server believes it only in the browser that began it. */
interface Ticket {
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

/** An address that is proven for a sign-in by a third party or for an account. */
interface Aim extends Recipient {
  purpose: 'bindEmail' | 'verify';
  /** Without one the address is bound to whoever is signed in. */
  ticket: Ticket | undefined;
  /** Where the flow leads; null leaves it to the rules of a sign-in. */
  path: string | null;
}
/** Whether a code's purpose is to bind. */
export const isBinding = (purpose: SendEmailType): purpose is Aim['purpose'] => purpose === 'bindEmail' || purpose === 'verify';

/**
 * Binds a proven address and signs in; the flow ends with the page anew when the cookie says so, otherwise at the given path
 * (spec §2). An address that is bound already counts as bound (spec §7); the session stays as it is then.
 */
async function bindAddress({ email, code, ticket, path }: Proven<Aim>, { bind, call }: TaskTools): Promise<SessionData | null> {
  try {
    const session = await call(bindEmail, { ...ticket, email, ...(code && { code }), ...(await bind(keyFx)()) });
    bind(wayOnGiven)(takeBindRefer() ? { kind: 'reload' } : path === null ? null : { kind: 'go', to: safePath(path) });
    bind(signedIn)(session);
    return session;
  } catch (failure) {
    if (hasCode(failure as RequestFailure, 'alreadyBound')) return null;
    throw failure;
  }
}

/**
 * Goes on with the sign-in whose address a third party named and did not vouch for (spec §8: 1511600). Where nothing waits
 * for the address, the code is changed for a grant of this browser.
 */
async function verifyAddress(proven: Proven<Aim>, tools: TaskTools): Promise<SessionData | null> {
  const { email, code, ticket } = proven;
  if (ticket) return tools.bind(enterFx)({ ...ticket, email, ...(code && { code }) });
  await changeForGrant(proven, tools);
  return null;
}

/** The code, or the link of its mail, goes with the action itself. It gives the session, or null where nobody had to be signed in. */
export const binding = createProof<Aim, SessionData | null>(
  { email: '', purpose: 'bindEmail', ticket: undefined, path: null },
  (proven, tools) => (proven.purpose === 'verify' ? verifyAddress : bindAddress)(proven, tools),
);

/** The press beside a followed link where nothing waits for the address: this browser gets the grant, the tab where it began uses it. */
export const confirmElsewhereFx = attach({
  source: binding.$screen,
  effect: createTask(async ({ link = '', ...recipient }: Recipient & { link?: string | undefined }, { call }) =>
    call(confirmEmail, { ...aimOf(recipient), link }),
  ),
});
