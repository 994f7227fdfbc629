import { readThirdPartyFragment, THIRD_PARTIES } from '@mortar/protocol';
import { createEffect, createEvent, sample } from 'effector';
import { PARTIES } from '#features/third-party';
import { bindFx, troubled } from './bind.ts';

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
