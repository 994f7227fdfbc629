import { $links, $runtime, toastShown, type Runtime } from '@mortar/host';
import { getAndroidUrl, type SiteLinks } from '@mortar/protocol/site';
import { createTask } from '@mortar/remote-kit';
import { attach, createEvent, sample } from 'effector';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { say } from '../../core/i18n/say.ts';
import { leaveFx, readPathFx } from '../../core/navigation/navigate.ts';
import { tryApp } from './try-app.ts';

/** Somebody wants to go on in the native app. */
export const openChosen = createEvent();

/** Nobody named a store for this phone, and the app did not open. */
const nothingOpened = createEvent();

/** Address of a page of ours in the native app (spec §9). */
function linkOf(app: string, path: string): string {
  return `${app}/h5?param=${encodeURIComponent(JSON.stringify({ path }))}`;
}

const tryFx = createTask(async ({ links, runtime }: { links: SiteLinks; runtime: Runtime }, { bind, call }) => {
  if (!links.app) return;
  // Asked for at once, so that it is there when it is needed.
  const ofAndroid = runtime.android
    ? call(getAndroidUrl).then(
        ({ url }) => url,
        () => links.androidStore,
      )
    : Promise.resolve(undefined);
  const toStore = async () => {
    const url = runtime.android ? await ofAndroid : links.iosStore;
    if (url) await bind(leaveFx)(url);
    else bind(nothingOpened)();
  };
  const { wx, qq, weibo, alipay } = runtime;
  const { pathname, search, hash } = await bind(readPathFx)();
  await tryApp({
    link: linkOf(links.app, pathname + search + hash),
    isInOtherApp: wx || qq || weibo || alipay,
    toStore: () => void toStore(),
  });
});

/** Tries to open the native app, one attempt at a time. */
export const openFx = attach({ source: { links: $links, runtime: $runtime }, effect: tryFx });

sample({ clock: openChosen, source: openFx.pending, filter: (isBusy) => !isBusy, target: openFx });
sample({
  clock: nothingOpened,
  source: $catalogue,
  fn: (catalogue) => ({ type: 'info' as const, text: say(catalogue, 'shell.open-app.none') }),
  target: toastShown,
});
