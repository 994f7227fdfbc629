import { scopeBind, type Scope } from 'effector';
import type { DataRouter } from 'react-router';
import { progressFailed, progressFinished, progressStarted } from '../progress/index.ts';
import { pageVisited } from '../reporting/index.ts';

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
  router.subscribe(({ initialized, navigation, revalidation, location, errors }) => {
    const now = navigation.state !== 'idle' || revalidation === 'loading';
    if (now && !busy) bound.started();
    if (!now && busy) (errors ? bound.failed : bound.finished)();
    busy = now;
    if (initialized && !now) visit(location.pathname);
  });
}
