import { signedIn } from '@mortar/host';
import { register, type SessionData } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, createStore, sample } from 'effector';
import type { Joining } from '#entities/activity';
import { $invitation, $isPasswordGood, $password, passwordTyped, sealFx } from '#entities/credentials';
import { changeForGrant, createProof, isOfCode, type Proven, type Recipient } from '#entities/mailed-code';
import { passwordMessage } from '#entities/password';

/**
 * The address of a new account. A code for plain registration is none for a registration through an activity, and the
 * other way round (security A3).
 */
interface Aim extends Recipient {
  purpose: 'reg' | 'denet';
  /** The activity that the sign-up goes through. Unset for `denet`, another browser began it, and only there it is known. */
  joining?: Joining | undefined;
}
interface NewAccount extends Aim {
  code: string;
  password: string;
  /** Empty without one; an activity brings its own. */
  invitation: string;
}

interface Typed {
  proven: Proven<Aim>;
  password: string;
  invitation: string;
  isPasswordGood: boolean;
}

/** Makes an account and signs in. The client gives a retry the same idempotency key, so it makes one account only. */
const registerFx = createTask(async ({ email, password, code, joining, invitation }: NewAccount, { bind, call }) =>
  call(register, {
    ...(await bind(sealFx)({ email, password })),
    ...(joining ?? { headimgurl: '', ...(invitation && { invitecode: invitation }) }),
    ...(code && { code }),
  }),
);
sample({ clock: registerFx.doneData, target: signedIn });

/** With a password at hand the account is made; after a reload there is none, and the code is changed for a grant. */
const goOnFx = attach({
  source: { password: $password, invitation: $invitation, isPasswordGood: $isPasswordGood },
  mapParams: (proven: Proven<Aim>, typed) => ({ proven, ...typed }),
  effect: createTask<Typed, SessionData | void>(({ proven, password, invitation, isPasswordGood }, tools) =>
    isPasswordGood ? tools.bind(registerFx)({ ...proven, password, invitation: invitation.trim() }) : changeForGrant(proven, tools),
  ),
});

/** Proves the address of a new account. */
export const signUp = createProof<Aim, SessionData | void>({ email: '', purpose: 'reg' }, (proven, { bind }) => bind(goOnFx)(proven), [
  passwordTyped,
]);

/** The server refused the password: another one is asked for. */
export const $isPasswordRefused = createStore(false)
  .on(signUp.proveFx.failData, (isRefused, failure) => !isOfCode(failure) && (isRefused || passwordMessage(failure) !== undefined))
  .reset(signUp.opened, signedIn);
