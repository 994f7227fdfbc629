import { hasCode, type RequestFailure } from '@mortar/client';
import { bindThirdParty, THIRD_PARTIES, type ThirdParty } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { ownAccountChanged } from '#entities/own-account';
import { createVisits, takeFragment } from '#entities/third-party';

/** Makes an answer a way to sign in; that it is one already counts as done (spec §7: 1511452). */
const bindFx = createTask<{ party: ThirdParty; code: string }>(async ({ party, code }, { call }) => {
  await call(bindThirdParty, { registertype: THIRD_PARTIES[party], code }).catch((failure: unknown) => {
    if (!hasCode(failure as RequestFailure, 'alreadyBound')) throw failure;
  });
});

export const visits = createVisits({ bind: true, pathBack: () => location.pathname, takeFx: bindFx, over: [bindFx.done] });

/** The third party that was bound last; null once another is tried. */
export const $justBound = createStore<ThirdParty | null>(null)
  .on(bindFx.done, (_, { params }) => params.party)
  .reset(visits.partyPressed, visits.wholePageChosen, visits.troubled);

sample({ clock: bindFx.fail, fn: ({ params: { party }, error }) => ({ party, failure: error }), target: visits.troubled });
sample({ clock: bindFx.done, target: ownAccountChanged });

/** What a third party gave a whole page that went there to bind it, and came back, shall be taken up. */
export const broughtBindingWanted = createEvent();
const takeFragmentFx = createEffect(takeFragment);
sample({ clock: broughtBindingWanted, target: takeFragmentFx });
sample({ clock: takeFragmentFx.doneData.filterMap((answer) => answer ?? undefined), target: visits.answerBrought });
