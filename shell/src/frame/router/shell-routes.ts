import { $isSignedIn, $links } from '@mortar/host';
import type { ShellPage } from '@mortar/protocol/registry';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { Layout, PlacedRoute } from './placed-route.ts';
import type { RouteContext } from './remote-route.ts';
import { Waiting } from './waiting.tsx';

type Load = (context: RouteContext) => LazyRouteFunction<RouteObject>;

/** Pages that the shell shows itself (spec §2), each a chunk of its own. */
const PAGES: Record<ShellPage, { layout: Layout; load: Load }> = {
  '/activity': {
    layout: 'app',
    load: () => async () => {
      const { ActivityPage, loadActivityPage } = await import(/* webpackChunkName: "activity-page" */ '../../pages/activity/index.ts');
      return { Component: ActivityPage, loader: loadActivityPage };
    },
  },
  '/auth': {
    layout: 'login',
    load:
      ({ scope }) =>
      async () => {
        const { AuthPage, loadAuthPage } = await import(/* webpackChunkName: "auth-page" */ '../../pages/auth-page/index.ts');
        return { Component: AuthPage, loader: ({ request }) => loadAuthPage(new URL(request.url), scope.getState($isSignedIn)) };
      },
  },
  '/iplimit': {
    layout: 'login',
    load: () => async () => {
      const { IpLimitPage } = await import(/* webpackChunkName: "ip-limit-page" */ '../../pages/ip-limit/ip-limit-page.tsx');
      return { Component: IpLimitPage };
    },
  },
  '/redirect': {
    layout: 'login',
    load:
      ({ scope }) =>
      async () => {
        const { LeavingPage, loadLeavingPage } = await import(/* webpackChunkName: "leaving-page" */ '../../pages/leaving/index.ts');
        return { Component: LeavingPage, loader: ({ request }) => loadLeavingPage(new URL(request.url), scope.getState($links)) };
      },
  },
};

/** Routes of the shell's own pages. */
export function shellRoutes(context: RouteContext): PlacedRoute[] {
  return Object.entries(PAGES).map(([path, { layout, load }]) => ({
    layout,
    route: { path, lazy: load(context), HydrateFallback: Waiting },
  }));
}
