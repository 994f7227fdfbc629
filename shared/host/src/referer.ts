import { safePath } from '@mortar/protocol';
import { dropCookie, keepCookie, readCookie } from './cookies.ts';

const COOKIE = 'referer';
const KEPT_SECONDS = 600;

/** Remembers where somebody shall go after a sign-up that leads through the code screen (spec §2). */
export const keepReferer = (path: string): void => keepCookie(COOKIE, path, KEPT_SECONDS);

/** The remembered path, which is then forgotten; null when there is none. Only a path of our own site comes out. */
export function takeReferer(): string | null {
  const path = readCookie(COOKIE);
  if (!path) return null;
  dropCookie(COOKIE);
  return safePath(path);
}
