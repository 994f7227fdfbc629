import { $inviteCode, sessionKeyFx, signedIn, type SessionKey } from '@mortar/host';
import { attach, combine, createEffect, createEvent, createStore } from 'effector';
import { isEmail } from '#entities/email';
import { isPasswordGood, passwordHash } from '#entities/password';

/** A letter was typed into one of the fields. */
export const emailTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const inviteCodeTyped = createEvent<string>();

/** What was typed, until somebody signs in: a closed dialog, another view or a refusal loses nothing of it. Memory only. */
export const $email = createStore('')
  .on(emailTyped, (_, email) => email)
  .reset(signedIn);
export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(signedIn);
const $typedInviteCode = createStore<string | null>(null)
  .on(inviteCodeTyped, (_, code) => code)
  .reset(signedIn);

/** Invitation code: the typed one, else the one of an address that was opened. */
export const $invitation = combine($typedInviteCode, $inviteCode, (typed, kept) => typed ?? kept ?? '');

/** Whether a text may be an invitation code; having none is fine. */
export function isInvitation(text: string): boolean {
  return text.trim() === '' || /^[A-Za-z0-9]{4,32}$/.test(text.trim());
}

/** The address without the spaces around it, and whether it is one. */
export const $address = combine($email, (email) => email.trim());
export const $isAddressGood = combine($address, isEmail);
export const $isPasswordGood = combine($password, isPasswordGood);

/** E-mail and password as they go over the wire. */
interface SealedCredentials {
  email: string;
  password: string;
  key?: SessionKey;
}

/** Key of the session that begins. A browser that keeps no key signs in without one. */
export const keyFx = createEffect(async (): Promise<{ key?: SessionKey }> =>
  sessionKeyFx().then(
    (key) => ({ key }),
    () => ({}),
  ),
);

/** What goes along with a sign-in that may become a sign-up: the session's key, and the invitation that the page knows of. */
export const attendantsFx = attach({
  source: $invitation,
  effect: async (invitation) => ({ ...(await keyFx()), ...(invitation.trim() && { invitecode: invitation.trim() }) }),
});

/** Hashes the password and asks for the session's key. */
export const sealFx = createEffect(async (typed: { email: string; password: string }): Promise<SealedCredentials> => {
  const [key, password] = await Promise.all([keyFx(), passwordHash(typed.password)]);
  return { email: typed.email, password, ...key };
});
