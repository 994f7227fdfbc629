import { $isSignedIn, $session, loginRequested, safePath, signedIn, toastShown } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { navigateFx, reloadFx } from '../../core/navigation/navigate.ts';
import { carryNoticeFx } from '../session/notice.ts';
import type { Bridge } from './bridge.ts';
import { tokenOf, type AppMessage } from './messages.ts';
import { takeParamFx } from './take-param.ts';

type Said<Type extends AppMessage['actiontype']> = Extract<AppMessage, { actiontype: Type }>;

/** The app has proved itself, and the page may talk with it. */
export const bridgeOpened = createEvent<Bridge>();
/** A session was opened before the first page: nothing that shows has to change. */
export const sessionTakenOver = createEvent<SessionData>();
const appSaid = createEvent<AppMessage>();

const $bridge = createStore<Bridge | null>(null).on(bridgeOpened, (_, bridge) => bridge);

const listenFx = createTask((bridge: Bridge, { bind }) => bridge.listen(bind(appSaid)));
const askForLoginFx = attach({ source: $bridge, effect: (bridge) => bridge?.say('login', 'login') });
const goBackFx = createEffect<Said<'back'>, void>(() => history.back());
const showFx = attach({ effect: navigateFx, mapParams: ({ actionbody }: Said<'open'>) => ({ to: safePath(actionbody.path) }) });

/** Somebody signed in or out in the app while a page shows. */
const changePersonFx = attach({
  source: $bridge,
  mapParams: ({ actionbody }: Said<'param'>, bridge) => ({ token: tokenOf(actionbody.param), bridge }),
  effect: createTask(async ({ token, bridge }: { token: string | null; bridge: Bridge | null }, { bind }) => {
    const answer = await bridge?.verify(token);
    return answer ? bind(takeParamFx)({ token, answer }) : { kind: 'same' as const, refusal: '' };
  }),
});

const answerFx = attach({
  source: $bridge,
  effect: (bridge, { callbackfunction, actionbody }: AppMessage) => bridge?.say('answer', actionbody.pagetype, callbackfunction),
});

sample({ clock: bridgeOpened, target: listenFx });
sample({ clock: sessionTakenOver, target: $session });

sample({ clock: appSaid.filterMap((said) => (said.actiontype === 'open' ? said : undefined)), target: showFx });
sample({ clock: appSaid.filterMap((said) => (said.actiontype === 'back' ? said : undefined)), target: goBackFx });
sample({ clock: appSaid.filterMap((said) => (said.actiontype === 'param' ? said : undefined)), target: changePersonFx });
// What shows is another person's now: it goes on as after any sign-in, or begins anew for a visitor.
sample({ clock: changePersonFx.doneData.filterMap((done) => (done.kind === 'opened' ? done.session : undefined)), target: signedIn });
// A refusal is told where the person will be to read it: the page that shows goes with the session.
const refused = changePersonFx.doneData.filterMap((done) => (done.kind !== 'opened' && done.refusal !== '' ? done : undefined));
sample({ clock: refused, filter: ({ kind }) => kind === 'ended', fn: ({ refusal }) => refusal, target: carryNoticeFx });
sample({
  clock: refused,
  filter: ({ kind }) => kind === 'same',
  fn: ({ refusal }) => ({ type: 'error' as const, text: refusal }),
  target: toastShown,
});
sample({ clock: changePersonFx.doneData, filter: ({ kind }) => kind === 'ended', target: reloadFx });

// The app hears that something was done where it gave a name to answer to.
sample({
  clock: [showFx.done, goBackFx.done, changePersonFx.done].map((done) => done.map(({ params }): AppMessage => params)),
  filter: ({ callbackfunction }) => callbackfunction !== '',
  target: answerFx,
});

// Who signs in inside the app does it in the app, whose session it is.
sample({ clock: loginRequested, source: $isSignedIn, filter: (isSignedIn) => !isSignedIn, target: askForLoginFx });
