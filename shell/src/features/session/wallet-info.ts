import { createRequest } from '@mortar/client';
import { $isSignedIn, $profile, profileChanged } from '@mortar/host';
import { getWalletProfile } from '@mortar/protocol/identity';
import { createStore, sample } from 'effector';
import { pageArrived } from '../../core/navigation/navigate.ts';

/** Places of signing in and of errors, which show nothing of a wallet. */
const EXCLUDED = /^\/(login|reg|verification|forgot|resetPassword|bind\/email|auth|redirect|iplimit|404)\/?$/i;

const walletInfoFx = createRequest(getWalletProfile);

/** The path that is shown and the one before it. */
const $paths = createStore<{ now?: string; before?: string }>({}).on(pageArrived, ({ now }, { pathname }) => ({
  now: pathname,
  ...(now !== undefined && { before: now }),
}));

// On navigation the wallet's info is fetched for whoever is signed in (spec §4). The first page brought it along.
sample({
  clock: pageArrived,
  source: { paths: $paths, isSignedIn: $isSignedIn, profile: $profile, isBusy: walletInfoFx.pending },
  filter: ({ paths, isSignedIn, profile, isBusy }, { pathname }) => {
    const isNavigation = paths.before !== undefined && paths.before !== pathname;
    return isSignedIn && !isBusy && !EXCLUDED.test(pathname) && (isNavigation || profile === null);
  },
  fn: () => undefined,
  target: walletInfoFx,
});
sample({ clock: walletInfoFx.doneData, source: $isSignedIn, filter: Boolean, fn: (_, profile) => profile, target: profileChanged });
