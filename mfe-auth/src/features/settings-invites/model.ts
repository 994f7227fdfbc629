import { createRequest, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { createEvent, createStore, sample } from 'effector';
import { createPages } from '../../lib/pages.ts';

/** Somebody who came by the person's code. */
export type Invite = Output<'account.inviteList'>['items'][number];

/** Code and list are to be shown, or asked for once more. */
export const invitesWanted = createEvent();

const codeFx = createRequest('account.inviteCode');

/** Who came by the person's code, the latest first, and how many counted. */
export const invites = createPages(createRequest('account.inviteList'));

/** The person's code and the address that carries it; null until it came. */
export const $inviteLink = createStore<Output<'account.inviteCode'> | null>(null, { serialize: 'ignore' })
  .on(codeFx.doneData, (_, link) => link)
  .reset(signedOut);
export const $linkFailure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(codeFx.failData, (_, failure) => failure)
  .reset(codeFx, signedOut);

sample({ clock: invitesWanted, target: [codeFx, invites.wanted] });
