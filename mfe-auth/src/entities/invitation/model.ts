import { createRequest } from '@mortar/client';
import { $inviteCode } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getInviter } from '@mortar/protocol/rewards';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $invitation, isInvitation } from '#entities/credentials';

/** The register view came up, or the code in it was left: whose code it is shall be known. */
export const inviterWanted = createEvent();

/** What the server says of a code. */
export type InviteInfo = Output<typeof getInviter>;

const askFx = attach({ effect: createRequest(getInviter), mapParams: (invitecode: string) => ({ invitecode }) });

/** Answer for the code that was asked for last. */
const $answer = createStore<{ code: string; inviter: InviteInfo } | null>(null).on(askFx.done, (_, { params, result }) => ({
  code: params,
  inviter: result,
}));

const $code = combine($invitation, (invitation) => invitation.trim());

/** Whose code the form holds; null without a code, and while or where nobody knows. */
export const $inviter = combine($code, $answer, (code, answer) => (answer?.code === code ? answer.inviter : null));

// A code that came in an address may be taken up after the view is there.
sample({
  clock: [inviterWanted, $inviteCode.updates],
  source: { code: $code, answer: $answer },
  filter: ({ code, answer }) => code !== '' && isInvitation(code) && answer?.code !== code,
  fn: ({ code }) => code,
  target: askFx,
});
