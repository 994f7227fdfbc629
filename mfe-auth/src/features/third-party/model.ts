import { hasCode, messageOf, type RequestFailure } from '@mortar/client';
import { dialogOpened, signedIn, toastShown } from '@mortar/host';
import { THIRD_PARTIES, type ThirdParty, type ThirdPartyAnswer, type ThirdPartyType } from '@mortar/protocol/identity';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { codeNeeded } from '#entities/code-sending';
import { enterFx } from './enter.ts';
import { goalOf } from './goal.ts';
import { createWaysThere, PARTY_NAMES, partyOf, type Trouble } from './ways-there.ts';
import { hearAnswers, watchWindow } from './window.ts';

/** What must be proven first, and the ticket that goes along (spec §8: 1511453, 1511600). */
export interface Demand {
  party: ThirdParty;
  registertype: ThirdPartyType;
  openid: string;
  purpose: 'verify' | 'bindEmail';
  /** The address that the third party named; empty where it named none. */
  email: string;
}

/** A third party was chosen. */
export const partyPressed = createEvent<ThirdParty>();
/** Where no window can be opened, this whole page goes there. */
export const wholePageChosen = createEvent();
/** A whole page came back. */
export const answerBrought = createEvent<ThirdPartyAnswer & { registertype: ThirdPartyType }>();

const answerHeard = createEvent<ThirdPartyAnswer>();
const troubled = createEvent<Trouble>();

interface Visit {
  party: ThirdParty;
  opened: Window | null;
  /** Empty until the third party is known where to go. */
  flow: string;
}

const hearFx = createEffect(() => hearAnswers(scopeBind(answerHeard, { safe: true })));
const { openFx, leaveFx } = createWaysThere({ bind: false, pathBack: () => goalOf(location) });
const watchFx = createEffect(({ opened }: Visit) => (opened ? watchWindow(opened) : 'cancelled'));
const closeFx = createEffect((opened: Window | null) => opened?.close());

const $isHearing = createStore(false).on(hearFx.done, () => true);

/** The third party that somebody is at; null when nobody is. */
export const $visit = createStore<Visit | null>(null)
  .on(partyPressed, (_, party) => ({ party, opened: null, flow: '' }))
  .on(openFx.doneData, (current, visit) => (current?.party === visit.party ? visit : current))
  .reset(signedIn);

/** The third party whose answer is being changed for a session. */
export const $entering = createStore<ThirdParty | null>(null)
  .on(enterFx, (_, { registertype }) => partyOf(registertype))
  .reset(enterFx.finally);

/** Why the last try brought nobody; null while there is nothing to say. */
export const $trouble = createStore<Trouble | null>(null)
  .on(troubled, (_, trouble) => trouble)
  .reset(partyPressed, wholePageChosen, enterFx, signedIn);

/** What must be proven before the sign-in goes on; null where nothing is asked for. */
export const $demand = createStore<Demand | null>(null).reset(signedIn);

/** Whether a window is open, and nothing is known of it yet. */
export const $isWaiting = createStore(false)
  .on(partyPressed, () => true)
  .reset(troubled, enterFx, leaveFx, signedIn);

sample({ clock: partyPressed, source: $isHearing, filter: (isHearing) => !isHearing, fn: () => undefined, target: hearFx });
sample({ clock: partyPressed, target: openFx });
sample({ clock: openFx.doneData, target: watchFx });
sample({ clock: [openFx.failData, leaveFx.failData], target: troubled });
sample({ clock: wholePageChosen, source: $visit, filter: (visit) => visit !== null, fn: (visit) => visit!.party, target: leaveFx });

// A window that is closed or silent says so, unless another one was opened or its answer came.
sample({
  clock: watchFx.done,
  source: { visit: $visit, isWaiting: $isWaiting },
  filter: ({ visit, isWaiting }, { params }) => isWaiting && visit?.flow === params.flow,
  fn: (_, { params, result }): Trouble => ({ party: params.party, word: result }),
  target: troubled,
});

// An answer counts whenever it comes, from the window that was opened last and from no other.
const answered = sample({
  clock: answerHeard,
  source: $visit,
  filter: (visit, { flow }) => visit !== null && visit.flow !== '' && visit.flow === flow,
  fn: (visit, answer) => ({ ...answer, registertype: THIRD_PARTIES[visit!.party] }),
});
sample({ clock: answered, source: $visit, fn: (visit) => visit?.opened ?? null, target: closeFx });
sample({
  clock: [answered, answerBrought],
  filter: (answer) => 'code' in answer,
  fn: (answer) => ({ registertype: answer.registertype, openid: '', email: null, code: 'code' in answer ? answer.code : '' }),
  target: enterFx,
});
sample({
  clock: [answered, answerBrought],
  filter: (answer) => 'error' in answer,
  fn: (answer): Trouble => ({ party: partyOf(answer.registertype), word: 'error' in answer ? answer.error : 'refused' }),
  target: troubled,
});

sample({ clock: enterFx.doneData, target: signedIn });

/** What a refusal of `open/auto` asks for; null when it is a refusal and nothing else. */
function demandOf(registertype: ThirdPartyType, failure: RequestFailure): Demand | null {
  const isVerify = hasCode(failure, 'thirdPartyNeedsVerification');
  if (failure.kind !== 'problem' || (!isVerify && !hasCode(failure, 'thirdPartyNeedsEmail'))) return null;
  const { openid, email } = (failure.data ?? {}) as { openid?: unknown; email?: unknown };
  return {
    party: partyOf(registertype),
    registertype,
    openid: String(openid),
    purpose: isVerify ? 'verify' : 'bindEmail',
    email: typeof email === 'string' ? email : '',
  };
}

const judged = sample({
  clock: enterFx.fail,
  filter: ({ params }) => params.openid === '',
  fn: ({ params, error }) => ({ demand: demandOf(params.registertype, error), failure: error, party: partyOf(params.registertype) }),
});
const demanded = judged.filterMap(({ demand }) => demand ?? undefined);
sample({ clock: demanded, target: $demand });
// An address that the third party named is written to at once; any other one is typed first.
sample({
  clock: demanded,
  filter: ({ purpose }) => purpose === 'verify',
  fn: ({ email, purpose }) => ({ email, purpose }),
  target: codeNeeded,
});
sample({ clock: demanded, fn: () => ({ name: 'auth.third-party' as const, props: {} }), target: dialogOpened });
sample({ clock: judged, filter: ({ demand }) => demand === null, fn: ({ party, failure }) => ({ party, failure }), target: troubled });
sample({
  clock: judged.filterMap(({ demand, failure }) => (demand === null ? messageOf(failure) : undefined)),
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});

/** How texts name the third party of a trouble. */
export const nameIn = (trouble: Trouble): string => PARTY_NAMES[trouble.party];
