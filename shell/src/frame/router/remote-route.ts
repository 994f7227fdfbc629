import { $isSignedIn, $locale, type PageHead } from '@mortar/host';
import type { RemoteRoute } from '@mortar/protocol/registry';
import { scopeBind, type Scope } from 'effector';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Opened } from '../../core/federation/open-part.ts';
import type { Remotes } from '../../core/federation/remotes.ts';
import { catalogueExtended } from '../../core/i18n/catalogue.ts';
import { cookiesWanted } from '../../features/session/index.ts';
import { barredOnPhone } from './barred-on-phone.ts';
import { isFirstDocumentLoad, leaveFor } from './document-load.ts';
import { forSignedIn } from './for-signed-in.ts';
import { isMobile } from '../../core/navigation/is-mobile.ts';
import { runGuards } from './guards.ts';
import { RemotePage } from './remote-page.tsx';
import { Waiting } from './waiting.tsx';

/** What a route of a remote shows: its page, or that the area is down and why. */
export type RemoteRouteData =
  | { kind: 'page'; id: number; remote: string; route: RemoteRoute; opened: Opened<'pages'>; head: PageHead | null }
  | { kind: 'down'; id: number; remote: string; route: RemoteRoute; error: unknown };

export interface RouteContext {
  scope: Scope;
  remotes: Remotes;
}

let loads = 0;

/** A route of a remote: its loader brings code, messages and data together, so the page shows at once. */
export function remoteRoute(remote: string, route: RemoteRoute, context: RouteContext): RouteObject {
  return {
    path: route.path,
    loader: forSignedIn(
      route.path,
      context,
      barredOnPhone(route.path, context, (args) => loadRemoteRoute(remote, route, context, args)),
    ),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search && currentUrl.hash !== nextUrl.hash
        ? false
        : defaultShouldRevalidate,
    Component: RemotePage,
    HydrateFallback: Waiting,
  };
}

async function loadRemoteRoute(
  remote: string,
  route: RemoteRoute,
  { scope, remotes }: RouteContext,
  args: LoaderFunctionArgs,
): Promise<RemoteRouteData> {
  const url = new URL(args.request.url);
  const path = url.pathname + url.search;
  const isFirst = isFirstDocumentLoad();
  runGuards(route.guards ?? [], {
    signedIn: scope.getState($isSignedIn),
    path,
    mobile: isMobile(),
    // The server renewed them with the document.
    renewCookies: () => isFirst || scopeBind(cookiesWanted, { scope })(),
  });
  if (!isFirst && (await remotes.mustReload(remote, route))) return leaveFor(args.request);
  loads += 1;
  try {
    const opened = await remotes.page(remote, route.page, scope.getState($locale));
    const source = { remote, load: opened.module.messages };
    scopeBind(catalogueExtended, { scope })({ source, messages: opened.messages });
    const head = (await opened.part.loader?.({ params: args.params, url, signal: args.request.signal, scope })) ?? null;
    return { kind: 'page', id: loads, remote, route: remotes.described(remote, route), opened, head };
  } catch (error) {
    // Whoever has given the page up stays where they are.
    if (error instanceof Response || args.request.signal.aborted) throw error;
    if (await remotes.reload(remote, url.href, args.request.signal)) return new Promise(() => undefined);
    return { kind: 'down', id: loads, remote, route, error };
  }
}
