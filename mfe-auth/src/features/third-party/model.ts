import { hasCode, type RequestFailure } from '@mortar/client';
import { dialogOpened, signedIn } from '@mortar/host';
import { THIRD_PARTIES, type SessionData, type ThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';
import { attach, createEvent, createStore, sample } from 'effector';
import { createProof, type Recipient } from '#entities/mailed-code';
import { createVisits, enterFx } from '#entities/third-party';
import { goalOf } from './goal.ts';

/** What must be proven first, and the ticket that goes along (spec §8: 1511453, 1511600). */
interface Demand extends Recipient {
  registertype: ThirdPartyType;
  openid: string;
  purpose: 'verify' | 'bindEmail';
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
export const visits = createVisits({ bind: false, pathBack: (way) => goalOf(location, way), takeFx, over: [signedIn] });

/** What must be proven before the sign-in goes on, with the address that the third party named; null where nothing is asked for. */
export const $demand = createStore<Demand | null>(null).reset(signedIn);

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
sample({ clock: demanded, fn: () => ({ name: 'auth.third-party' as const, props: {} }), target: dialogOpened });
sample({ clock: refused, fn: ({ party, failure }) => ({ party, failure }), target: visits.troubled });

/** Proves the address; with it the sign-in goes on. */
export const proof = createProof<Demand, SessionData>(
  { email: '', purpose: 'verify', registertype: THIRD_PARTIES.google, openid: '' },
  ({ registertype, openid, email, code }, { bind }) => bind(enterFx)({ registertype, openid, email, ...(code && { code }) }),
);

/** A letter of the address was typed. */
export const addressTyped = createEvent<string>();
/** The address was the wrong one. */
export const otherAddressWanted = createEvent();

/** What was typed where the third party named no address. */
export const $typedAddress = createStore('')
  .on(addressTyped, (_, text) => text)
  .reset(signedIn);
/** Whether the address is to be typed. One that the third party named is written to at once. */
export const $isTyping = createStore(false)
  .on(demanded, (_, { purpose }) => purpose === 'bindEmail')
  .on(otherAddressWanted, () => true)
  .reset(proof.opened, signedIn);
sample({ clock: demanded, filter: ({ purpose }) => purpose === 'verify', target: proof.opened });
