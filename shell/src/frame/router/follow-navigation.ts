import { scopeBind, type Scope } from 'effector';
import { isRouteErrorResponse, type DataRouter } from 'react-router';
import { progressFailed, progressFinished, progressStarted } from '../../features/progress/index.ts';
import { pageVisited } from '../../core/reporting/index.ts';
import type { RemoteRouteData } from './remote-route.ts';

/** Whether the page that shows is a failure: an area that is down, or an error. A place that is not built is none. */
function hasFailed({ errors, loaderData }: DataRouter['state']): boolean {
  const faults = Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error) || error.status >= 500);
  return faults.length > 0 || Object.values(loaderData).some((data: RemoteRouteData | undefined) => data?.kind === 'down');
}

/** Turns what the router does into events: the progress bar and the count of visits follow them. */
export function followNavigation(router: DataRouter, scope: Scope): void {
  const bound = {
    started: scopeBind(progressStarted, { scope }),
    finished: scopeBind(progressFinished, { scope }),
    failed: scopeBind(progressFailed, { scope }),
    visited: scopeBind(pageVisited, { scope }),
  };
  let busy = false;
  let visited = '';
  const visit = (path: string) => {
    if (path === visited) return;
    visited = path;
    bound.visited(path);
  };
  if (router.state.initialized) visit(router.state.location.pathname);
  router.subscribe((state) => {
    const { initialized, navigation, revalidation, location } = state;
    const now = navigation.state !== 'idle' || revalidation === 'loading';
    if (now && !busy) bound.started();
    if (!now && busy) (hasFailed(state) ? bound.failed : bound.finished)();
    busy = now;
    if (initialized && !now) visit(location.pathname);
  });
}
