const SIGN_IN = /^\/(login|reg)\/?$/i;

/** Where a sign-in that begins here shall lead (spec §2, "After login"), as one path: the page itself is left on the way. */
export function goalOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  const redirectUri = query.get('redirectUri');
  if (redirectUri) return `/auth?redirectUri=${encodeURIComponent(redirectUri)}`;
  return query.get('path') ?? (SIGN_IN.test(pathname) ? '/' : pathname + search);
}
