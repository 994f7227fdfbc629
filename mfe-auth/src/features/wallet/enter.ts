import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { sessionKeyFx } from '@mortar/host';
import type { SessionData } from '@mortar/protocol';
import { attach, createEffect, sample, scopeBind } from 'effector';
import { $invitation } from '#entities/credentials';
import { begun, troubled } from './attempt.ts';
import { signed as walletSigned, type Signed } from './sign.ts';
import type { Trouble } from './visit.ts';
import { $purpose } from './wish.ts';

const loginFx = createRequest('account.walletLogin');
const bindRequestFx = createRequest('account.bindWallet');
const unbindRequestFx = createRequest('account.unbindWallet');

/** Signs in, or up with the invitation that the page knows of. A browser that keeps no key signs in without one. */
export const enterFx = attach({
  source: $invitation,
  mapParams: (signed: Signed, invitation) => ({ signed, invitation: invitation.trim() }),
  effect: createEffect<{ signed: Signed; invitation: string }, SessionData, RequestFailure>(async ({ signed, invitation }) => {
    const { nonce: _inText, ...body } = signed;
    const login = scopeBind(loginFx, { safe: true });
    const key = await scopeBind(sessionKeyFx, { safe: true })().catch(() => undefined);
    return login({ ...body, ...(invitation && { invitecode: invitation }), ...(key && { key }) });
  }),
});

/** A change of one's wallets: the address that is shown from now on. */
interface Changed {
  walletaddress: string;
}
type ChangeOrder = { signed: Signed; address: string };

/** That it is done already counts as done (spec §7: 1511452). */
function doneAlready(walletaddress: string) {
  return (failure: unknown): Changed => {
    if (hasCode(failure as RequestFailure, 'alreadyBound')) return { walletaddress };
    throw failure;
  };
}

export const bindFx = createEffect<ChangeOrder, Changed, RequestFailure>(({ signed: { nonce: _inText, ...body }, address }) =>
  scopeBind(bindRequestFx, { safe: true })(body).catch(doneAlready(address)),
);
export const unbindFx = createEffect<ChangeOrder, Changed, RequestFailure>(({ signed }) =>
  scopeBind(unbindRequestFx, { safe: true })(signed).catch(doneAlready('')),
);

const refusal = (failure: RequestFailure): Trouble => (hasCode(failure, 'chainUnreachable') ? { word: 'contract-error' } : { failure });

// The session's key is read, or made, while the person looks at the wallet.
sample({ clock: begun, source: $purpose, filter: (purpose) => purpose === 'login', fn: () => undefined, target: sessionKeyFx });
sample({ clock: walletSigned, filter: ({ purpose }) => purpose === 'login', fn: ({ signed }) => signed, target: enterFx });
sample({ clock: walletSigned, filter: ({ purpose }) => purpose === 'bind', target: bindFx });
sample({ clock: walletSigned, filter: ({ purpose }) => purpose === 'unbind', target: unbindFx });
sample({ clock: [enterFx.failData, bindFx.failData, unbindFx.failData], fn: refusal, target: troubled });
