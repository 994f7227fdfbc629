import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { bindThirdParty, readThirdPartyFragment, THIRD_PARTIES, type ThirdParty, type ThirdPartyAnswer } from '@mortar/protocol/identity';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { ownAccountChanged } from '#entities/own-account';
import { createWaysThere, hearAnswers, type OpenVisit, PARTIES, type Trouble, watchWindow } from '#features/third-party';

/** What a third party answered, and how. */
interface Answered {
  party: ThirdParty;
  code: string;
}

const troubled = createEvent<Trouble>();
/** A third party is a way to sign in from now on. */
const bound = createEvent<ThirdParty>();

const requestFx = createRequest(bindThirdParty);
/** Makes an answer a way to sign in; that it is one already counts as done (spec §7: 1511452). */
const bindFx = createEffect<Answered, void, RequestFailure>(async ({ party, code }) => {
  await scopeBind(requestFx, { safe: true })({ registertype: THIRD_PARTIES[party], code }).catch((failure: unknown) => {
    if (!hasCode(failure as RequestFailure, 'alreadyBound')) throw failure;
  });
});

/** The third party that is being bound; null when none is. */
export const $binding = createStore<ThirdParty | null>(null)
  .on(bindFx, (_, { party }) => party)
  .reset(bindFx.finally);

sample({ clock: bindFx.done, fn: ({ params }) => params.party, target: bound });
sample({ clock: bindFx.fail, fn: ({ params: { party }, error }) => ({ party, failure: error }), target: troubled });
sample({ clock: bound, fn: () => undefined, target: ownAccountChanged });

/** A third party shall be bound. */
export const partyPressed = createEvent<ThirdParty>();
/** Where no window can be opened, this whole page goes there. */
export const wholePageChosen = createEvent<ThirdParty>();
const answerHeard = createEvent<ThirdPartyAnswer>();

const hearFx = createEffect(() => hearAnswers(scopeBind(answerHeard, { safe: true })));
const { openFx, leaveFx } = createWaysThere({ bind: true, pathBack: () => location.pathname });
const watchFx = createEffect(({ opened }: OpenVisit) => watchWindow(opened));
const closeFx = createEffect(({ opened }: OpenVisit) => opened.close());

const $isHearing = createStore(false).on(hearFx.done, () => true);
const $visit = createStore<OpenVisit | null>(null)
  .on(openFx.doneData, (_, visit) => visit)
  .reset(partyPressed, bound);

/** The third party that is waited for; null while none is. */
export const $waitingFor = createStore<ThirdParty | null>(null)
  .on(partyPressed, (_, party) => party)
  .reset(troubled, bindFx);
/** Why the last try bound nothing; null when there is nothing to say. */
export const $trouble = createStore<Trouble | null>(null)
  .on(troubled, (_, trouble) => trouble)
  .reset(partyPressed, wholePageChosen, bindFx);

/** The third party that was bound last; null once another is tried. */
export const $justBound = createStore<ThirdParty | null>(null)
  .on(bound, (_, party) => party)
  .reset(partyPressed, wholePageChosen, troubled);

sample({ clock: partyPressed, source: $isHearing, filter: (isHearing) => !isHearing, fn: () => undefined, target: hearFx });
sample({ clock: partyPressed, target: openFx });
sample({ clock: wholePageChosen, target: leaveFx });
sample({ clock: [openFx.failData, leaveFx.failData], target: troubled });
sample({ clock: openFx.doneData, target: watchFx });
// A window that is closed or silent says so, unless another one was opened or its answer came.
sample({
  clock: watchFx.done,
  source: { visit: $visit, waitingFor: $waitingFor },
  filter: ({ visit, waitingFor }, { params }) => waitingFor !== null && visit?.flow === params.flow,
  fn: (_, { params, result }): Trouble => ({ party: params.party, word: result }),
  target: troubled,
});

// An answer counts whenever it comes, from the window that was opened last and from no other.
const answered = sample({
  clock: answerHeard,
  source: $visit,
  filter: (visit, { flow }) => visit?.flow === flow,
  fn: (visit, answer) => ({ visit: visit!, answer }),
});
sample({ clock: answered, fn: ({ visit }) => visit, target: closeFx });
sample({
  clock: answered.filterMap(({ visit: { party }, answer }) => ('code' in answer ? { party, code: answer.code } : undefined)),
  target: bindFx,
});
sample({
  clock: answered.filterMap(({ visit: { party }, answer }) => ('error' in answer ? { party, word: answer.error } : undefined)),
  target: troubled,
});

/** What a third party gave a whole page that went there to bind it, and came back, shall be taken up. */
export const broughtBindingWanted = createEvent();

/** Reads it, and drops it from the address. */
const takeFx = createEffect(() => {
  const answer = readThirdPartyFragment(location.hash);
  const party = answer && PARTIES.find((each) => THIRD_PARTIES[each] === answer.registertype);
  if (!party) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { party, answer };
});

sample({ clock: broughtBindingWanted, target: takeFx });
sample({
  clock: takeFx.doneData.filterMap(
    (taken) => taken && ('code' in taken.answer ? { party: taken.party, code: taken.answer.code } : undefined),
  ),
  target: bindFx,
});
sample({
  clock: takeFx.doneData.filterMap(
    (taken) => taken && ('error' in taken.answer ? { party: taken.party, word: taken.answer.error } : undefined),
  ),
  target: troubled,
});
