import { safePath } from '@mortar/host';
import { redirect } from 'react-router';

/** What /auth shows when it does not lead on: a call to sign in, or the address that it refuses. */
export type AuthPageData = { kind: 'visitor' } | { kind: 'refused'; address: string };

/** Longer addresses are cut where they are shown, in characters. */
const MOST_SHOWN = 200;

/**
 * Judges a redirectUri (security E2): paths of our own site are the whole list of where it may lead. Nothing of
 * the session goes along.
 */
export function loadAuthPage({ searchParams }: URL, isSignedIn: boolean): AuthPageData | Response {
  if (!isSignedIn) return { kind: 'visitor' };
  const [address = '/', ...more] = searchParams.getAll('redirectUri');
  const path = safePath(address);
  if (more.length === 0 && (path !== '/' || address === '/')) return isLoop(path) ? redirect('/') : redirect(path);
  return { kind: 'refused', address: [...address].slice(0, MOST_SHOWN).join('') };
}

/** /auth that leads to /auth leads nowhere. */
const isLoop = (path: string) => /^\/auth\/?([?#]|$)/i.test(path);
