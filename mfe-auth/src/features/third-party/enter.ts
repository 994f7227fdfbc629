import { createRequest, type RequestFailure } from '@mortar/client';
import { sessionKeyFx } from '@mortar/host';
import { loginByThirdParty, type SessionData, type ThirdPartyType } from '@mortar/protocol/identity';
import { attach, createEffect, scopeBind } from 'effector';
import { $invitation } from '#entities/credentials';

/** What `open/auto` takes: a third party's answer, or a ticket with a proven address (spec §3). */
export interface Entry {
  registertype: ThirdPartyType;
  openid: string;
  email: string | null;
  /** Left out when the browser holds the grant of a followed link. */
  code?: string;
}

const autoFx = createRequest(loginByThirdParty);

/** Signs in, or up with the invitation that the page knows of. A browser that keeps no key signs in without one. */
export const enterFx = attach({
  source: $invitation,
  mapParams: (entry: Entry, invitation) => ({ entry, invitation: invitation.trim() }),
  effect: createEffect<{ entry: Entry; invitation: string }, SessionData, RequestFailure>(async ({ entry, invitation }) => {
    const auto = scopeBind(autoFx, { safe: true });
    const key = await scopeBind(sessionKeyFx, { safe: true })().catch(() => undefined);
    return auto({ ...entry, ...(invitation && { invitecode: invitation }), ...(key && { key }) });
  }),
});
