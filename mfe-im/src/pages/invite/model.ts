import { createRequest } from '@mortar/client';
import { checkUserIsExist, getInvite, type Channel } from '@mortar/protocol/messaging';
import { $isSignedIn } from '@mortar/host';
import { createQuery, createTask } from '@mortar/remote-kit';
import { attach } from 'effector';
import type { Output } from '@mortar/protocol';

export type Invitation = Output<typeof getInvite> & Pick<Channel, 'role' | 'isApplied'>;

const getInviteFx = createRequest(getInvite);

/** Where an invite leads; with how the person stands to it, where somebody is signed in. */
const readFx = attach({
  source: $isSignedIn,
  mapParams: (code: string, isSignedIn) => ({ code, isSignedIn }),
  effect: createTask(async ({ code, isSignedIn }: { code: string; isSignedIn: boolean }, { bind, call }): Promise<Invitation> => {
    const invite = await bind(getInviteFx)({ code });
    const { channelid } = invite.channel;
    const isMember = isSignedIn && (await call(checkUserIsExist, { channelid })).exists;
    return { ...invite, role: isMember ? 'member' : 'none', isApplied: false };
  }),
});
export const invitation = createQuery(readFx);
