import { randomInt } from 'node:crypto';
import { safePath } from '@mortar/protocol';
import {
  GUARD_NAMES,
  needsSession,
  resolvePath,
  type RegistryDocument,
  type RemotePin,
  type RemoteRoute,
  type ShellPage,
} from '@mortar/protocol/registry';

/** What a path gets before there is any HTML. */
export type Decision =
  | { status: 302; location: string }
  | { status: 200; remote: { name: string; pin: RemotePin; route: RemoteRoute } }
  | { status: 200; remote?: never; page: ShellPage }
  | { status: 404 | 423 | 500 | 503 };

export interface Visitor {
  signedIn: boolean;
  mobile: boolean;
}

const SIGN_IN = /^\/(login|reg)\/?$/i;

/** Where a sign-in would have led (spec §2, "After login", rules 1 and 2): who is signed in already goes there at once. */
function afterSignIn({ searchParams, origin }: URL): string {
  const redirectUri = searchParams.get('redirectUri');
  return redirectUri ? `/auth?redirectUri=${encodeURIComponent(redirectUri)}` : safePath(searchParams.get('path'), origin);
}

/** Decides over a path as the registry stands (docs/design/remotes.md): redirect, page, planned, unknown. */
export function decide(registry: RegistryDocument, url: URL, visitor: Visitor): Decision {
  if (!visitor.signedIn && needsSession(url.pathname)) return { status: 302, location: '/index' };
  if (visitor.signedIn && SIGN_IN.test(url.pathname)) return { status: 302, location: afterSignIn(url) };
  const found = resolvePath(registry, url.pathname);
  if (found.kind === 'shell') return { status: 200, page: found.page };
  if (found.kind === 'unknown') return { status: 404 };
  if (found.kind === 'off') return { status: 503 };
  if (found.kind === 'area') return { status: url.pathname === '/404' ? 404 : 423 };
  const guards = found.route.guards ?? [];
  if (guards.some((guard) => !GUARD_NAMES.some((name) => name === guard))) return { status: 500 };
  if (guards.includes('authenticated') && !visitor.signedIn) return { status: 302, location: signInAddress(url, visitor) };
  return { status: 200, remote: { name: found.name, pin: found.pin, route: found.route } };
}

/** Home with the path kept; on desktop with an extra login parameter of 6 random letters (spec §2). */
function signInAddress(url: URL, { mobile }: Visitor): string {
  const path = encodeURIComponent(url.pathname + url.search);
  const mark = Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('');
  return `/?path=${path}${mobile ? '' : `&login=${mark}`}`;
}
