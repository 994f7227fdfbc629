import { $isSignedIn, safePath, type PageArgs } from '@mortar/host';

/**
 * Leads who is signed in away from a page of signing in, to where a sign-in would have led (spec §2, "After login",
 * rules 1 and 2). The server does the same for a new document.
 * @throws Response 302
 */
export function leaveSignedIn({ url, scope }: Pick<PageArgs, 'url' | 'scope'>): void {
  if (!scope.getState($isSignedIn)) return;
  const redirectUri = url.searchParams.get('redirectUri');
  const location = redirectUri ? `/auth?redirectUri=${encodeURIComponent(redirectUri)}` : safePath(url.searchParams.get('path'));
  throw new Response(null, { status: 302, headers: { location } });
}
