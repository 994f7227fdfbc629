import { SHELL_PAGES, type RegistryDocument } from '@mortar/protocol/registry';
import type { BootData } from '@mortar/protocol/site';
import type { LoaderFunction, RouteObject } from 'react-router';
import { AppLayout, Desk, LandingLayout, LoginLayout, SiteRoot } from '../layout/index.ts';
import { barredOnPhone } from './barred-on-phone.ts';
import { isFirstDocumentLoad, leaveFor } from './document-load.ts';
import { forSignedIn } from './for-signed-in.ts';
import type { Layout, PlacedRoute } from './placed-route.ts';
import { remoteRoute, type RouteContext } from './remote-route.ts';
import { RouteError } from './route-error.tsx';
import { shellRoutes } from './shell-routes.ts';
import { Waiting } from './waiting.tsx';

const LAYOUTS = { landing: LandingLayout, app: AppLayout, login: LoginLayout };

/** A route whose loader always ends elsewhere or in an error. */
const nothingYet = { Component: Waiting, HydrateFallback: Waiting };

/** Every route of the site: what live remotes declare, what is seeded and not built, and the rest. */
export function createRoutes(boot: BootData, context: RouteContext): RouteObject[] {
  const placed = [...shellRoutes(context), ...remoteRoutes(boot.registry, context), ...plannedRoutes(boot.registry, context)];
  const framed = (layout: Layout): RouteObject => ({
    Component: LAYOUTS[layout],
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...placed.filter((entry) => entry.layout === layout).map((entry) => entry.route),
          ...(layout === 'app' ? [{ path: '*', ...nothingYet, loader: statusLoader(404, 'This page could not be found', context) }] : []),
        ],
      },
    ],
  });
  const desk = { Component: Desk, children: [framed('landing'), framed('app')] };
  return [{ Component: SiteRoot, ErrorBoundary: RouteError, children: [desk, framed('login')] }];
}

function remoteRoutes(registry: RegistryDocument, context: RouteContext): PlacedRoute[] {
  return Object.entries(registry.remotes).flatMap(([name, { live }]) =>
    live.description.routes.map((route) => ({ layout: route.layout, route: remoteRoute(name, route, context) })),
  );
}

/** Seeded routes that no live version declares: 423, as the server answers them. */
function plannedRoutes({ areas, remotes }: RegistryDocument, context: RouteContext): PlacedRoute[] {
  const ofRemotes = Object.values(remotes).flatMap(({ live }) => live.description.routes.map((route) => route.path));
  const declared = new Set<string>([...SHELL_PAGES, ...ofRemotes]);
  return areas.flatMap((area) =>
    area.routes
      .filter((route) => !declared.has(route.path))
      .map((route) => ({
        layout: route.layout,
        route: {
          path: route.path,
          ...nothingYet,
          loader: forSignedIn(route.path, context, barredOnPhone(route.path, context, plannedLoader(route.path, context))),
        },
      })),
  );
}

/** What the server answers for the same path: 423, but 404 where the path is that of the page for unknown paths. */
function plannedLoader(path: string, context: RouteContext): LoaderFunction {
  return path === '/404' ? statusLoader(404, 'This page could not be found', context) : statusLoader(423, 'Coming Soon.', context);
}

/** A place without a page. The registry may have learnt of one since this document was made: then the server answers. */
function statusLoader(status: number, text: string, { remotes }: RouteContext): LoaderFunction {
  return async ({ request }) => {
    if (!isFirstDocumentLoad() && (await remotes.isStale())) return leaveFor(request);
    throw new Response(text, { status });
  };
}
