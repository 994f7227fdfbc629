import type { WayOn } from '@mortar/host';

const SIGN_IN = /^\/(login|reg)\/?$/i;

/** Where a sign-in that begins here shall lead (spec §2, "After login"), as one path: the page itself is left on the way. @param way what it was asked for */
export function goalOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>, way: WayOn | null): string {
  if (way?.kind === 'go') return way.to;
  const query = new URLSearchParams(search);
  const redirectUri = query.get('redirectUri');
  if (redirectUri) return `/auth?redirectUri=${encodeURIComponent(redirectUri)}`;
  return query.get('path') ?? (SIGN_IN.test(pathname) ? '/' : pathname + search);
}
