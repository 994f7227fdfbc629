import { $session, safePath, type PageArgs } from '@mortar/host';

/**
 * Leads who has an address already away from a page that binds one, to where the bind flow would have led.
 * @throws Response 302
 */
export function leaveBound({ url, scope }: Pick<PageArgs, 'url' | 'scope'>): void {
  if (!scope.getState($session)?.email) return;
  throw new Response(null, { status: 302, headers: { location: safePath(url.searchParams.get('path')) } });
}
