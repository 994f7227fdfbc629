import { $wayOn, takeReferer, wayOnGiven, type WayOn } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, sample } from 'effector';
import { focusHeading, keepFocusWish } from '../../core/head/index.ts';
import { navigateFx, readPathFx, reloadFx, revalidateFx } from '../../core/navigation/navigate.ts';
import { afterLogin } from './after-login.ts';
import { isSignInPlace } from './home-keeping.ts';
import { signInTaken } from './events.ts';
import { keepReward, rewardOf, stayedInPlace } from './reward.ts';
import { tellTabsFx } from './tabs.ts';

/** Goes on after a sign-in (spec §2); the reward that came with it is kept first, and the other tabs are told. */
const onFx = createTask(async ({ session, way }: { session: SessionData; way: WayOn | null }, { bind }) => {
  const isKept = keepReward(rewardOf(session));
  const place = await bind(readPathFx)();
  const step = way ?? afterLogin(place, takeReferer);
  await bind(tellTabsFx)({ kind: 'signedIn', session });
  if (step.kind === 'go') {
    // Back leads to the page that somebody signed in on, unless signing in was all that it was for.
    return bind(navigateFx)({ to: step.to, replace: way === null || isSignInPlace(place.pathname) });
  }
  if (isKept && navigator.cookieEnabled) {
    keepFocusWish();
    return bind(reloadFx)();
  }
  // A browser that keeps no cookie or no data would lose the session or the reward with a new document.
  await bind(revalidateFx)();
  focusHeading();
  bind(stayedInPlace)();
});

/** A flow that knows where it leads is heard before the rules. */
const goOnFx = attach({ source: $wayOn, mapParams: (session: SessionData, way) => ({ session, way }), effect: onFx });

sample({ clock: signInTaken, target: goOnFx });
sample({ clock: onFx, fn: () => null, target: wayOnGiven });
