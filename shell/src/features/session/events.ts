import { blacklisted, tokenRefused } from '@mortar/client';
import { signedIn } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { createEffect, createEvent, sample } from 'effector';
import type { Ban } from '../../core/dialogs/own.ts';
import { reloadFx } from '../../core/navigation/navigate.ts';

/** Logout was chosen from the menu. */
export const logoutChosen = createEvent();
/** A route asked that the cookies of the session live longer (spec §2, guard updateCookie). */
export const cookiesWanted = createEvent();

/** Why the code of sessions is loaded. */
type Cause = { kind: 'start' } | { kind: 'signIn'; session: SessionData } | { kind: 'refusal'; msg: string } | ({ kind: 'ban' } & Ban);

/** Code that did not come is asked for again after this time, ms. */
const AGAIN_MS = 5000;

/** Loads what only a session needs: at once with one, else when the page is idle, or with the first sign-in or refusal. */
export const loadSessionsFx = createEffect<Cause, void>(async () => {
  await import(/* webpackChunkName: "sessions" */ './sessions.ts');
});

/** Somebody signed in, and the code is there. */
export const signInTaken = loadSessionsFx.done.filterMap(({ params }) => (params.kind === 'signIn' ? params.session : undefined));
/** The server refused a token, and the code is there; the value is the server's message. */
export const refusalTaken = loadSessionsFx.done.filterMap(({ params }) => (params.kind === 'refusal' ? params.msg : undefined));
/** The server shut somebody out, and the code is there. */
export const banTaken = loadSessionsFx.done.filterMap(({ params }) =>
  params.kind === 'ban' ? { type: params.type, msg: params.msg, ...(params.appeal && { appeal: params.appeal }) } : undefined,
);

sample({ clock: signedIn, fn: (session): Cause => ({ kind: 'signIn', session }), target: loadSessionsFx });
sample({ clock: tokenRefused, fn: ({ msg }): Cause => ({ kind: 'refusal', msg }), target: loadSessionsFx });
sample({
  clock: blacklisted,
  fn: ({ type, msg, appeal }): Cause => ({ kind: 'ban', type, msg, ...(appeal && { appeal }) }),
  target: loadSessionsFx,
});
// Without the code a new document takes the session up: its cookies are set.
sample({
  clock: loadSessionsFx.fail,
  filter: ({ params }) => params.kind === 'signIn',
  target: reloadFx,
});

const waitFx = createEffect<Cause, void>(() => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)));
// All else waits for it: without the code nobody is connected, renewed or told.
sample({
  clock: loadSessionsFx.fail.map(({ params }) => params),
  filter: ({ kind }) => kind !== 'signIn',
  target: waitFx,
});
sample({ clock: waitFx.done.map(({ params }) => params), target: loadSessionsFx });
