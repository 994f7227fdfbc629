import { $profile, profileChanged } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getProfile, listSignInMethods, type UserProfile } from '@mortar/protocol/identity';
import { createQuery, createTask } from '@mortar/remote-kit';
import { combine, sample } from 'effector';

/** How a person signs in. */
export type Methods = Output<typeof listSignInMethods>;
/** A person to themselves. */
export interface OwnAccount {
  profile: UserProfile;
  methods: Methods;
}

const query = createQuery(
  createTask<void, OwnAccount>(async (_, { call }) => {
    const [profile, methods] = await Promise.all([call(getProfile), call(listSignInMethods)]);
    return { profile, methods };
  }),
);

/** Profile and ways to sign in; the profile is the host's, which other changes keep fresh. */
export const ownAccount = {
  ...query,
  $data: combine($profile, query.$data, (profile, read) => profile && read && { profile, methods: read.methods }),
};
/** The person's own account is to be shown, or has changed. */
export const ownAccountWanted = query.wanted;
/** It was changed by what may be open anywhere: it is read anew where it is shown. */
export const ownAccountChanged = query.retried;

sample({ clock: query.readFx.doneData, fn: ({ profile }) => profile, target: profileChanged });
