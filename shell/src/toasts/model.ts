import { toastShown, type Toast } from '@mortar/host';
import { createEffect, createStore, sample } from 'effector';

/** The code of toasts; a chunk of its own that the first toast asks for. */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ '@mortar/ui/toasts');

const showFx = createEffect(async (toast: Toast) => {
  const { enqueue } = await loadToasts();
  enqueue(toast);
});

/** Whether the region must be on the page: from the first toast on. */
export const $toastsWanted = createStore(false).on(toastShown, () => true);

sample({ clock: toastShown, target: showFx });
