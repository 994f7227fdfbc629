import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { THIRD_PARTIES, type ThirdParty, type ThirdPartyAnswer } from '@mortar/protocol';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { hearAnswers, openWindow, watchWindow } from '#features/third-party';
import { bindFx, bound, troubled, type Trouble } from './bind.ts';

/** A third party shall be bound. */
export const partyPressed = createEvent<ThirdParty>();
/** Where no window can be opened, this whole page goes there. */
export const wholePageChosen = createEvent<ThirdParty>();
const answerHeard = createEvent<ThirdPartyAnswer>();

interface Visit {
  party: ThirdParty;
  opened: Window;
  /** Names this visit in its answer. */
  flow: string;
}

const startFx = createRequest('account.thirdPartyStart');

function troubleOf(party: ThirdParty, failure: RequestFailure): Trouble {
  return hasCode(failure, 'thirdPartyUnavailable') ? { party, word: 'invalid_network' } : { party, failure };
}

const hearFx = createEffect(() => hearAnswers(scopeBind(answerHeard, { safe: true })));
/** Opens the window before anything is waited for: later the browser would take it for one that nobody asked for. */
const openFx = createEffect<ThirdParty, Visit, Trouble>(async (party) => {
  const start = scopeBind(startFx, { safe: true });
  const opened = openWindow();
  if (!opened) throw { party, word: 'blocked' } satisfies Trouble;
  try {
    const { url, flow } = await start({ registertype: THIRD_PARTIES[party], bind: true });
    opened.location.replace(url);
    return { party, opened, flow };
  } catch (failure) {
    opened.close();
    throw troubleOf(party, failure as RequestFailure);
  }
});
const watchFx = createEffect(({ opened }: Visit) => watchWindow(opened));
const closeFx = createEffect(({ opened }: Visit) => opened.close());
const leaveFx = createEffect<ThirdParty, void, Trouble>(async (party) => {
  const start = scopeBind(startFx, { safe: true });
  try {
    const { url } = await start({ registertype: THIRD_PARTIES[party], bind: true, path: location.pathname });
    location.assign(url);
  } catch (failure) {
    throw troubleOf(party, failure as RequestFailure);
  }
});

const $isHearing = createStore(false, { serialize: 'ignore' }).on(hearFx.done, () => true);
const $visit = createStore<Visit | null>(null, { serialize: 'ignore' })
  .on(openFx.doneData, (_, visit) => visit)
  .reset(partyPressed, bound);

/** The third party that is waited for; null while none is. */
export const $waitingFor = createStore<ThirdParty | null>(null, { serialize: 'ignore' })
  .on(partyPressed, (_, party) => party)
  .reset(troubled, bindFx);
/** Why the last try bound nothing; null when there is nothing to say. */
export const $trouble = createStore<Trouble | null>(null, { serialize: 'ignore' })
  .on(troubled, (_, trouble) => trouble)
  .reset(partyPressed, wholePageChosen, bindFx);

/** The third party that was bound last; null once another is tried. */
export const $justBound = createStore<ThirdParty | null>(null, { serialize: 'ignore' })
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
