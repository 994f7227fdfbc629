import { $isSignedIn } from '@mortar/host';
import { needsSession } from '@mortar/protocol/registry';
import { redirect, type LoaderFunction } from 'react-router';
import type { RouteContext } from './remote-route.ts';

/** The loader of a page, which leads a visitor to /index where only signed-in people have the page (spec §2), as the server does. */
export function forSignedIn(path: string, { scope }: Pick<RouteContext, 'scope'>, loader: LoaderFunction): LoaderFunction {
  if (!needsSession(path)) return loader;
  return (args, context) => (scope.getState($isSignedIn) ? loader(args, context) : redirect('/index'));
}
