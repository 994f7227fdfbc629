import {
  $isSignedIn,
  $openConversation,
  OPEN_CONVERSATION,
  conversationAsked,
  conversationTaken,
  loginRequested,
  type OpenConversation,
} from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { createEffect, merge, sample } from 'effector';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import { isMobile } from '../../core/navigation/is-mobile.ts';
import { navigateFx, readPathFx } from '../../core/navigation/navigate.ts';
import { CONVERSATION } from './carried-conversation.ts';
import { MESSAGES } from './docks.ts';
import { $dockCode, dockOpened, loadDocksFx } from './model.ts';

/** The page of messages; the game centre under it belongs to another remote. */
const MESSAGING = /^\/im(?!\/gamecenter\/?$)(\/|$)/i;

const carryFx = createEffect((signal: OpenConversation) => void carry(CONVERSATION, signal));
const putDownFx = createEffect(() => putDown(CONVERSATION));
/** A signal that an earlier document of this tab left, where somebody had to sign in first. */
const takeUpFx = createEffect((): OpenConversation | null => {
  const kept = carried(CONVERSATION);
  return Object.values(OPEN_CONVERSATION).find((signal) => signal === kept) ?? null;
});

/** Leads to where conversations are: the page of messages takes the signal itself, else the dock does, and a phone has no dock. */
const leadFx = createTask(async (_: void, { bind }) => {
  const { pathname } = await bind(readPathFx)();
  if (MESSAGING.test(pathname)) return;
  if (isMobile()) await bind(navigateFx)({ to: '/im' });
  else bind(dockOpened)(MESSAGES);
});

sample({ clock: loadDocksFx.done, target: takeUpFx });
/** At once where this code has come; what was asked for earlier, when it comes. */
const asked = merge([
  sample({ clock: conversationAsked, source: $dockCode, filter: (code) => code !== null, fn: (_, signal) => signal }),
  sample({ clock: loadDocksFx.done, source: $openConversation }).filterMap((signal) => signal ?? undefined),
]);
const takenUp = sample({
  clock: takeUpFx.doneData,
  source: { isSignedIn: $isSignedIn, waiting: $openConversation },
  filter: ({ isSignedIn, waiting }, kept) => isSignedIn && waiting === null && kept !== null,
  fn: (_, kept) => kept,
});
sample({ clock: takenUp, target: $openConversation });
sample({ clock: asked, target: carryFx });
sample({ clock: conversationTaken, target: putDownFx });

// Talking needs a sign-in (spec §6); the signal waits for it.
sample({
  clock: asked,
  source: $isSignedIn,
  filter: (isSignedIn) => !isSignedIn,
  fn: () => ({}),
  target: loginRequested,
});
sample({
  clock: [asked, takenUp],
  source: $isSignedIn,
  filter: Boolean,
  target: leadFx,
});
sample({
  clock: $isSignedIn,
  source: $openConversation,
  filter: (signal, isSignedIn) => isSignedIn && signal !== null,
  target: leadFx,
});
