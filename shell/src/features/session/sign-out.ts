import { createRequest, isTokenRefusal, refusalSettled } from '@mortar/client';
import { $session, loginRequested, signedIn, signedOut, toastShown } from '@mortar/host';
import { logout, TOKEN_COOKIE, USER_COOKIE } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, sample } from 'effector';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { say } from '../../core/i18n/say.ts';
import { dropCookie } from '@mortar/host/cookies';
import { isMobile } from '../../core/navigation/is-mobile.ts';
import { leaveFx, navigateFx, pageArrived, readPathFx } from '../../core/navigation/navigate.ts';
import { logoutChosen, refusalTaken } from './events.ts';
import { homeKeeping, isTokenErrorPath } from './home-keeping.ts';
import { carryNoticeFx } from './notice.ts';
import { isRefusedAgain } from './refused-again.ts';
import { tellTabsFx } from './tabs.ts';

/** Nothing of the session may stay in this browser. */
export const sessionEnded = createEvent();

const logoutFx = createRequest(logout);
const forgetFx = createEffect(() => [TOKEN_COOKIE, USER_COOKIE].forEach(dropCookie));

sample({ clock: sessionEnded, fn: () => undefined, target: [forgetFx, signedOut] });
sample({ clock: sessionEnded, fn: () => ({ kind: 'signedOut' as const }), target: tellTabsFx });

sample({ clock: logoutChosen, source: logoutFx.pending, filter: (isBusy) => !isBusy, fn: () => ({}), target: logoutFx });
sample({ clock: logoutFx.done, target: sessionEnded });
sample({ clock: logoutFx.done, fn: () => '/', target: leaveFx });
// Whoever could not be signed out is told so, for the session still lives. One that was over ends as refused.
sample({
  clock: logoutFx.failData,
  source: $catalogue,
  filter: (_, failure) => !isTokenRefusal(failure),
  fn: (catalogue) => ({ type: 'error' as const, text: say(catalogue, 'shell.logout.failed') }),
  target: toastShown,
});

interface Verdict {
  msg: string;
  hadSession: boolean;
  /** Where a signed-in person is sent; null where they, or a visitor, are asked to sign in on the spot, and home within this document where a new one did not help. */
  to: string | null;
}

/** What a refused token means where somebody is (spec §4, §8). */
const judgeFx = attach({
  source: $session,
  mapParams: (msg: string, session) => ({ msg, hadSession: session !== null }),
  effect: createTask<Omit<Verdict, 'to'>, Verdict>(async ({ msg, hadSession }, { bind }) => {
    const place = await bind(readPathFx)();
    if (!hadSession || isTokenErrorPath(place.pathname)) return { msg, hadSession, to: null };
    const home = homeKeeping(place, isMobile());
    if (!isRefusedAgain()) return { msg, hadSession, to: home };
    await bind(navigateFx)({ to: home, replace: true });
    return { msg, hadSession, to: null };
  }),
});
const sentHome = judgeFx.doneData.filterMap(({ to }) => to ?? undefined);
const askedHere = judgeFx.doneData.filter({ fn: ({ to }) => to === null });

sample({ clock: refusalTaken, target: judgeFx });
sample({ clock: judgeFx.doneData, filter: ({ hadSession }) => hadSession, target: sessionEnded });
// The server's message outlives the document, of which nothing private may stay.
sample({ clock: judgeFx.doneData, filter: ({ to }) => to !== null, fn: ({ msg }) => msg, target: carryNoticeFx });
sample({ clock: sentHome, target: leaveFx });
sample({ clock: askedHere, filter: ({ msg }) => msg !== '', fn: ({ msg }) => ({ type: 'error' as const, text: msg }), target: toastShown });
sample({ clock: askedHere, fn: () => ({}), target: loginRequested });
sample({ clock: [signedIn, pageArrived], fn: () => 'token' as const, target: refusalSettled });
