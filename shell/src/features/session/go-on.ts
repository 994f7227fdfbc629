import { $wayOn, takeReferer, wayOnGiven, type WayOn } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { attach, createEffect, sample, scopeBind } from 'effector';
import { navigateFx, readPathFx, reloadFx, revalidateFx } from '../../core/navigation/navigate.ts';
import { afterLogin } from './after-login.ts';
import { signInTaken } from './events.ts';
import { keepReward, rewardOf, stayedInPlace } from './reward.ts';
import { tellTabsFx } from './tabs.ts';

/** Goes on after a sign-in (spec §2); the reward that came with it is kept first, and the other tabs are told. */
const onFx = createEffect(async ({ session, way }: { session: SessionData; way: WayOn | null }) => {
  const place = scopeBind(readPathFx, { safe: true });
  const go = scopeBind(navigateFx, { safe: true });
  const reload = scopeBind(reloadFx, { safe: true });
  const revalidate = scopeBind(revalidateFx, { safe: true });
  const stayed = scopeBind(stayedInPlace, { safe: true });
  const tell = scopeBind(tellTabsFx, { safe: true });
  const isKept = keepReward(rewardOf(session));
  const step = way ?? afterLogin(await place(), takeReferer);
  await tell({ kind: 'signedIn', session });
  if (step.kind === 'go') return go({ to: step.to, replace: true });
  if (isKept && navigator.cookieEnabled) return reload();
  // A browser that keeps no cookie or no data would lose the session or the reward with a new document.
  await revalidate();
  stayed();
});

/** A flow that knows where it leads is heard before the rules. */
const goOnFx = attach({ source: $wayOn, mapParams: (session: SessionData, way) => ({ session, way }), effect: onFx });

sample({ clock: signInTaken, target: goOnFx });
sample({ clock: onFx, fn: () => null, target: wayOnGiven });
