import { safePath } from '@mortar/protocol';

const COOKIE = 'referer';
/** Kept for this long (spec §9). */
const KEPT_SECONDS = 600;

/** Remembers where somebody shall go after a sign-up that leads through the code screen (spec §2). */
export function keepReferer(path: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(path)}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}

/** The remembered path, which is then forgotten; null when there is none. Only a path of our own site comes out. */
export function takeReferer(): string | null {
  const value = document.cookie.match(/(?:^|; )referer=([^;]*)/)?.[1];
  if (!value) return null;
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
  return safePath(decoded(value));
}

function decoded(value: string): unknown {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
