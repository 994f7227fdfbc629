import { createRequest, type RequestFailure } from '@mortar/client';
import { $profile, profileChanged, signedOut } from '@mortar/host';
import type { Output, UserProfile } from '@mortar/protocol';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** How a person signs in. */
export type Methods = Output<'account.methods'>;
/** A person to themselves. */
export interface OwnAccount {
  profile: UserProfile;
  methods: Methods;
}

/** The person's own account is to be shown, or has changed. */
export const ownAccountWanted = createEvent();
/** It was changed by what may be open anywhere: it is read anew where it is shown. */
export const ownAccountChanged = createEvent();

const profileFx = createRequest('account.userInfo');
const methodsFx = createRequest('account.methods');
const readFx = createEffect<void, OwnAccount, RequestFailure>(async () => {
  const [readProfile, readMethods] = [scopeBind(profileFx, { safe: true }), scopeBind(methodsFx, { safe: true })];
  const [profile, methods] = await Promise.all([readProfile(), readMethods()]);
  return { profile, methods };
});

const $methods = createStore<Methods | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, { methods }) => methods)
  .reset(signedOut);

/** Profile and ways to sign in; null until both came. */
export const $ownAccount = combine($profile, $methods, (profile, methods) => profile && methods && { profile, methods });
export const $ownAccountFailure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(readFx.failData, (_, failure) => failure)
  .reset(readFx, signedOut);
export const $isReadingOwnAccount = readFx.pending;

sample({ clock: ownAccountWanted, target: readFx });
sample({ clock: ownAccountChanged, source: $methods, filter: (methods) => methods !== null, fn: () => undefined, target: readFx });
sample({ clock: readFx.doneData, fn: ({ profile }) => profile, target: profileChanged });
