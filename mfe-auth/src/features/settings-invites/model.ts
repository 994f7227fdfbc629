import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { appealInvite, getInviteCode, listInvites } from '@mortar/protocol/rewards';
import { createPages, createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** Somebody who came by the person's code. */
export type Invite = Output<typeof listInvites>['items'][number];

/** The person's code and the address that carries it. */
export const inviteLink = createQuery(createRequest(getInviteCode));
/** Who came by the person's code, the latest first, and how many counted. */
export const invites = createPages(createRequest(listInvites));

/** Asks for another look at a refused invite. */
export const appealFx = createRequest(appealInvite);

/** Code and list are to be shown. */
export const invitesWanted = createEvent();

sample({ clock: invitesWanted, target: [inviteLink.wanted, invites.wanted] });
invites.$data.on(appealFx.done, (list, { params }) => {
  const asAppealed = (one: Invite): Invite => (one.uid === params.uid ? { ...one, state: 'appeal', canappeal: false } : one);
  return list && { ...list, pending: list.pending + 1, items: list.items.map(asAppealed) };
});
// The server tells by when somebody has looked.
sample({ clock: appealFx.done, fn: () => undefined, target: invites.retried });
