import { attach, createEffect, createEvent, createStore } from 'effector';
import type { DataRouter, Path } from 'react-router';

/** The page has its router; before that no navigation is possible. */
export const routerReady = createEvent<DataRouter>();
const $router = createStore<DataRouter | null>(null).on(routerReady, (_, router) => router);

/** A navigation has put its page into the window, or the document its first one; each has a key of its own. */
export const pageArrived = createEvent<Path & { key: string }>();

/** Goes to a path of our own site within this document. */
export const navigateFx = attach({
  source: $router,
  async effect(router, { to, replace = false }: { to: string; replace?: boolean }) {
    await router?.navigate(to, { replace });
  },
});

/** Loads the data of the shown page anew. */
export const revalidateFx = attach({
  source: $router,
  async effect(router) {
    await router?.revalidate();
  },
});

/** Where somebody is, or is going: what a sign-in shall lead back to. */
export const readPathFx = attach({
  source: $router,
  effect: (router): Path => {
    const { pathname, search, hash } = router?.state.navigation.location ?? router?.state.location ?? window.location;
    return { pathname, search, hash };
  },
});

/** Loads a path of our own site as a new document: nothing of this one stays in memory. */
export const leaveFx = createEffect((to: string) => location.assign(to));
/** Loads this page as a new document. */
export const reloadFx = createEffect(() => location.reload());
