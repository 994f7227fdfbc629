import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { createPages, createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** Somebody who came by the person's code. */
export type Invite = Output<'account.inviteList'>['items'][number];

/** The person's code and the address that carries it. */
export const inviteLink = createQuery(createRequest('account.inviteCode'));
/** Who came by the person's code, the latest first, and how many counted. */
export const invites = createPages(createRequest('account.inviteList'));

/** Code and list are to be shown. */
export const invitesWanted = createEvent();

sample({ clock: invitesWanted, target: [inviteLink.wanted, invites.wanted] });
