import { toastShown, type Toast } from '@mortar/host';
import { thrownText } from '@mortar/protocol';
import { createEffect, createEvent, createStore, sample } from 'effector';

type Region = typeof import('@mortar/ui/toasts');

/** Toasts wait this long for the next attempt when their code did not load. */
const RETRY_MS = 3000;

/** The page has time to load the code of toasts before the first one comes. */
export const regionWanted = createEvent();

/** The code of toasts, a chunk of its own. */
export const loadRegionFx = createEffect((): Promise<Region> => import(/* webpackChunkName: "toasts" */ '@mortar/ui/toasts'));
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)));
const showFx = createEffect(({ region, toasts }: { region: Region; toasts: Toast[] }) =>
  // A remote of another build may give an object for a text.
  toasts.forEach((toast) => region.enqueue({ ...toast, text: thrownText(toast.text) || 'Error' })),
);

/** What shows toasts; null until its code is there. */
export const $region = createStore<Region | null>(null).on(loadRegionFx.doneData, (_, region) => region);

const $waiting = createStore<Toast[]>([])
  .on(toastShown, (toasts, toast) => [...toasts, toast])
  .on(showFx, () => []);

sample({
  clock: [toastShown, regionWanted, waitFx.done],
  source: { region: $region, isLoading: loadRegionFx.pending },
  filter: ({ region, isLoading }) => !region && !isLoading,
  target: loadRegionFx,
});

// No toast is lost: one that came before the code, or while it could not be loaded, is shown when it can.
sample({ clock: loadRegionFx.fail, source: $waiting, filter: (toasts) => toasts.length > 0, target: waitFx });
sample({
  clock: [toastShown, loadRegionFx.done],
  source: { region: $region, toasts: $waiting },
  filter: (ready): ready is { region: Region; toasts: Toast[] } => ready.region !== null && ready.toasts.length > 0,
  target: showFx,
});
