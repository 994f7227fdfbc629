import { hasCode, messageOf, type RequestFailure } from '@mortar/client';
import { dialogOpened, signedIn, toastShown } from '@mortar/host';
import { THIRD_PARTIES, type ThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';
import { attach, createStore, sample } from 'effector';
import { codeNeeded } from '#entities/mailed-code';
import { createVisits, enterFx } from '#entities/third-party';
import { goalOf } from './goal.ts';

/** What must be proven first, and the ticket that goes along (spec §8: 1511453, 1511600). */
export interface Demand {
  registertype: ThirdPartyType;
  openid: string;
  purpose: 'verify' | 'bindEmail';
  /** The address that the third party named; empty where it named none. */
  email: string;
}

const takeFx = attach({
  effect: enterFx,
  mapParams: ({ party, code }: { party: ThirdParty; code: string }) => ({
    registertype: THIRD_PARTIES[party],
    openid: '',
    email: null,
    code,
  }),
});
export const visits = createVisits({ bind: false, pathBack: () => goalOf(location), takeFx, over: [signedIn] });

/** What must be proven before the sign-in goes on; null where nothing is asked for. */
export const $demand = createStore<Demand | null>(null).reset(signedIn);

sample({ clock: enterFx.doneData, target: signedIn });

/** What a refusal of `open/auto` asks for; null when it is a refusal and nothing else. */
function demandOf(registertype: ThirdPartyType, failure: RequestFailure): Demand | null {
  const isVerify = hasCode(failure, 'thirdPartyNeedsVerification');
  if (failure.kind !== 'problem' || (!isVerify && !hasCode(failure, 'thirdPartyNeedsEmail'))) return null;
  const { openid, email } = (failure.data ?? {}) as { openid?: unknown; email?: unknown };
  return {
    registertype,
    openid: String(openid),
    purpose: isVerify ? 'verify' : 'bindEmail',
    email: typeof email === 'string' ? email : '',
  };
}

const judged = takeFx.fail.map(({ params: { party }, error }) => ({
  demand: demandOf(THIRD_PARTIES[party], error),
  failure: error,
  party,
}));
const demanded = judged.filterMap(({ demand }) => demand ?? undefined);
const refused = judged.filter({ fn: ({ demand }) => demand === null });
sample({ clock: demanded, target: $demand });
// An address that the third party named is written to at once; any other one is typed first.
sample({
  clock: demanded,
  filter: ({ purpose }) => purpose === 'verify',
  fn: ({ email, purpose }) => ({ email, purpose }),
  target: codeNeeded,
});
sample({ clock: demanded, fn: () => ({ name: 'auth.third-party' as const, props: {} }), target: dialogOpened });
sample({ clock: refused, fn: ({ party, failure }) => ({ party, failure }), target: visits.troubled });
sample({
  clock: refused.filterMap(({ failure }) => messageOf(failure)),
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});
