import type { RouteObject } from 'react-router';

export type Layout = 'landing' | 'app' | 'login';

/** A route and the frame that it stands in. */
export interface PlacedRoute {
  layout: Layout;
  route: RouteObject;
}
