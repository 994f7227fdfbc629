import { safePath } from '@mortar/host';
import type { Path } from 'react-router';

/** What follows a sign-in: another page, or this one anew. */
export type NextStep = { kind: 'go'; to: string } | { kind: 'reload' };

const SIGN_IN = /^\/(login|reg)\/?$/i;
const CODE_SCREEN = /^\/verification\/?$/i;
/** Where a sign-up goes that began with no path (spec §2, verification screen). */
const AFTER_CODE = '/index';

/**
 * The rules of spec §2 "After login" for the place where somebody signed in. On the code screen, where a sign-up ends,
 * `referer` gives the path that was kept; whatever leads elsewhere than our own site leads home (E1).
 */
export function afterLogin({ pathname, search }: Path, referer: () => string | null): NextStep {
  const query = new URLSearchParams(search);
  const redirectUri = query.get('redirectUri');
  if (redirectUri) return { kind: 'go', to: `/auth?redirectUri=${encodeURIComponent(redirectUri)}` };
  const path = query.get('path');
  if (path) return { kind: 'go', to: safePath(path) };
  if (SIGN_IN.test(pathname)) return { kind: 'go', to: '/' };
  if (CODE_SCREEN.test(pathname)) return { kind: 'go', to: referer() ?? AFTER_CODE };
  return { kind: 'reload' };
}
