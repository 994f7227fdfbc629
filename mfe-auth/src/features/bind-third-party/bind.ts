import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { THIRD_PARTIES, type ThirdParty } from '@mortar/protocol';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { ownAccountChanged } from '#entities/own-account';
import type { Trouble } from '#features/third-party';

/** What a third party answered, and how. */
export interface Answered {
  party: ThirdParty;
  code: string;
}

export const troubled = createEvent<Trouble>();
/** A third party is a way to sign in from now on. */
export const bound = createEvent<ThirdParty>();

const requestFx = createRequest('account.bindThirdParty');
/** Makes an answer a way to sign in; that it is one already counts as done (spec §7: 1511452). */
export const bindFx = createEffect<Answered, void, RequestFailure>(async ({ party, code }) => {
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
