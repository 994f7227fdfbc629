import { hasCode, type RequestFailure } from '@mortar/client';
import { $wayOn, type WayOn } from '@mortar/host';
import { startThirdParty, THIRD_PARTIES, type ThirdParty, type ThirdPartyAnswer, type ThirdPartyType } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, createStore, merge, sample, type Effect, type Unit } from 'effector';
import { partyOf } from './parties.ts';
import { hearAnswers, openWindow, watchWindow } from './window.ts';

/** Words by which a third party's library says why nobody came (spec §8); `refused` is ours for 1511451 without a message. */
type Word = 'invalid_network' | 'cancelled' | 'blocked' | 'access_denied' | 'timeout' | 'refused';

/** Why the last try brought nobody. */
type Trouble = { party: ThirdParty } & ({ word: Word } | { failure: RequestFailure });

/** A window in which somebody is at a third party. */
interface Visit {
  party: ThirdParty;
  opened: Window;
  /** Names this visit in its answer. */
  flow: string;
}

interface Options<Done> {
  /** Whether the third party is to be bound to who is signed in; a sign-in otherwise. */
  bind: boolean;
  /** Where a whole page comes back to. @param way where the sign-in was asked to lead */
  pathBack: (way: WayOn | null) => string;
  /** Makes something of the code that a third party gave. */
  takeFx: Effect<{ party: ThirdParty; code: string }, Done, RequestFailure>;
  /** After these nothing of a visit is left to say. */
  over: Unit<unknown>[];
}

const troubleOf = (party: ThirdParty, failure: RequestFailure): Trouble =>
  hasCode(failure, 'thirdPartyUnavailable') ? { party, word: 'invalid_network' } : { party, failure };

/** Visits at third parties, in a window or with this whole page, up to the code that they give. Make it at module level. */
export function createVisits<Done>({ bind, pathBack, takeFx, over }: Options<Done>) {
  /** A third party was chosen. */
  const partyPressed = createEvent<ThirdParty>();
  /** Where no window can be opened, this whole page goes there. */
  const wholePageChosen = createEvent<ThirdParty>();
  /** A whole page came back. */
  const answerBrought = createEvent<ThirdPartyAnswer & { registertype: ThirdPartyType }>();
  const troubled = createEvent<Trouble>();
  const answerHeard = createEvent<ThirdPartyAnswer>();

  const hearFx = createTask((_: void, tools) => hearAnswers(tools.bind(answerHeard)));
  /** Opens the window before anything is waited for: later the browser would take it for one that nobody asked for. */
  const openFx = createTask<ThirdParty, Visit, Trouble>(async (party, { call }) => {
    const opened = openWindow();
    if (!opened) throw { party, word: 'blocked' } satisfies Trouble;
    try {
      const { url, flow } = await call(startThirdParty, { registertype: THIRD_PARTIES[party], bind });
      opened.location.replace(url);
      return { party, opened, flow };
    } catch (failure) {
      opened.close();
      throw troubleOf(party, failure as RequestFailure);
    }
  });
  const leaveFx = attach({
    source: $wayOn,
    mapParams: (party: ThirdParty, way) => ({ party, path: pathBack(way) }),
    effect: createTask<{ party: ThirdParty; path: string }, void, Trouble>(async ({ party, path }, { call }) => {
      try {
        const { url } = await call(startThirdParty, { registertype: THIRD_PARTIES[party], bind, path });
        location.assign(url);
      } catch (failure) {
        throw troubleOf(party, failure as RequestFailure);
      }
    }),
  });
  const watchFx = createEffect(({ opened }: Visit) => watchWindow(opened));
  const closeFx = createEffect(({ opened }: Visit) => opened.close());

  const $isHearing = createStore(false).on(hearFx.done, () => true);
  /** The third party that is waited for; null while none is. */
  const $waitingFor = createStore<ThirdParty | null>(null)
    .on(partyPressed, (_, party) => party)
    .reset(troubled, takeFx, ...over);
  const $visit = createStore<Visit | null>(null).reset(partyPressed, ...over);
  /** The third party whose code is being taken. */
  const $taking = createStore<ThirdParty | null>(null)
    .on(takeFx, (_, { party }) => party)
    .reset(takeFx.finally);
  /** Why the last try brought nobody; null while there is nothing to say. */
  const $trouble = createStore<Trouble | null>(null)
    .on(troubled, (_, trouble) => trouble)
    .reset(partyPressed, wholePageChosen, takeFx, ...over);

  sample({ clock: partyPressed, source: $isHearing, filter: (isHearing) => !isHearing, target: hearFx });
  sample({ clock: partyPressed, target: openFx });
  sample({ clock: wholePageChosen, target: leaveFx });
  sample({ clock: [openFx.failData, leaveFx.failData], target: troubled });
  sample({
    clock: openFx.doneData,
    source: $waitingFor,
    filter: (party, visit) => party === visit.party,
    fn: (_, visit) => visit,
    target: [$visit, watchFx],
  });
  // A window that is closed or silent says so, unless another one was opened or its answer came.
  sample({
    clock: watchFx.done,
    source: { visit: $visit, waitingFor: $waitingFor },
    filter: ({ visit, waitingFor }, { params }) => waitingFor !== null && visit?.flow === params.flow,
    fn: (_, { params, result }): Trouble => ({ party: params.party, word: result }),
    target: troubled,
  });

  // An answer counts whenever it comes, from the window that was opened last and from no other.
  const heard = sample({
    clock: answerHeard,
    source: $visit,
    filter: (visit, { flow }) => visit?.flow === flow,
    fn: (visit, answer) => ({ visit: visit!, answer }),
  });
  sample({ clock: heard, fn: ({ visit }) => visit, target: closeFx });
  const answered = merge<{ party: ThirdParty; answer: ThirdPartyAnswer }>([
    heard.map(({ visit: { party }, answer }) => ({ party, answer })),
    answerBrought.map((answer) => ({ party: partyOf(answer.registertype), answer })),
  ]);
  sample({
    clock: answered.filterMap(({ party, answer }) => ('code' in answer ? { party, code: answer.code } : undefined)),
    target: takeFx,
  });
  sample({
    clock: answered.filterMap(({ party, answer }) => ('error' in answer ? { party, word: answer.error } : undefined)),
    target: troubled,
  });
  return { partyPressed, wholePageChosen, answerBrought, troubled, $waitingFor, $taking, $trouble };
}
