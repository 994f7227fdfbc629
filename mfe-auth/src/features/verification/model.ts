import { createRequest, fieldMessage, hasCode, messageOf, type RequestFailure } from '@mortar/client';
import { signedIn, toastShown } from '@mortar/host';
import { checkCode, CODE_LENGTH, confirmEmail, EMAIL_CODE_TYPES, register, type SendEmailType } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import type { Joining } from '#entities/activity';
import { codeFollowed, codeNeeded, codeWanted } from '#entities/mailed-code';
import { $invitation, $isPasswordGood, $password, passwordTyped, sealFx } from '#entities/credentials';

/** What makes an account. Without a code the server looks for the grant that the browser holds. */
interface NewAccount {
  email: string;
  password: string;
  code?: string;
  /** The activity that it goes through. */
  joining: Joining | undefined;
  /** Empty without one; an activity brings its own. */
  invitation: string;
}

/** Makes an account and signs in. The client gives a retry the same idempotency key, so it makes one account only. */
const registerFx = createTask(async ({ email, password, code, joining, invitation }: NewAccount, { bind, call }) =>
  call(register, {
    ...(await bind(sealFx)({ email, password })),
    ...(joining ?? { headimgurl: '', ...(invitation && { invitecode: invitation }) }),
    ...(code && { code }),
  }),
);

/** The screen opened for an address. */
export const verificationOpened = createEvent<{
  email: string;
  /** The activity that the sign-up goes through, where it goes through one. */
  joining?: Joining | undefined;
  /** Another browser began it: only there it is known which activity it was. */
  isElsewhere?: boolean;
  /** Secret of a mail's link, where one was followed. */
  link?: string;
}>();
/** A digit of the code was typed, or taken away. */
export const codeTyped = createEvent<string>();
/** OK was pressed. */
export const codeSubmitted = createEvent();
/** The button beside a followed link was pressed. */
export const linkConfirmed = createEvent();
/** A code is preferred to the link. */
export const codeChosen = createEvent();
/** The password was asked for once more, and given. */
export const passwordSubmitted = createEvent();

/** A code for plain registration is none for a registration through an activity, and the other way round (security A3). */
const purposeOf = ({ joining }: { joining?: Joining | undefined }) => (joining ? 'denet' : 'reg');
const aimOf = (screen: Screen) => {
  const sendEmailType: SendEmailType = purposeOf(screen);
  return { email: screen.email, type: EMAIL_CODE_TYPES[sendEmailType], sendEmailType };
};
const recipientOf = (opening: { email: string; joining?: Joining | undefined }) =>
  ({ email: opening.email, purpose: purposeOf(opening) }) as const;
const checkCodeFx = createRequest(checkCode);
const confirmFx = createRequest(confirmEmail);

interface Screen {
  email: string;
  joining: Joining | undefined;
  isElsewhere: boolean;
  code: string;
  link: string | null;
  /** The browser holds the server's grant for this address: no code is needed any more. */
  hasGrant: boolean;
  /** The server refused the password: another one is asked for. */
  isPasswordRefused: boolean;
}
const EMPTY: Screen = {
  email: '',
  joining: undefined,
  isElsewhere: false,
  code: '',
  link: null,
  hasGrant: false,
  isPasswordRefused: false,
};

/** Refusals that say something of the password and not of the code. */
const isOfPassword = (failure: RequestFailure) => hasCode(failure, 'passwordTooCommon') || fieldMessage(failure, 'password') !== undefined;
/** Refusals after which what the browser held, code or grant, is worth nothing. */
const isOfCode = (failure: RequestFailure) =>
  hasCode(failure, 'wrongCode') || hasCode(failure, 'codeExpired') || hasCode(failure, 'codeClosed');

/** What belongs to one address, and starts anew with another. */
export const $screen = createStore<Screen>(EMPTY)
  .on(verificationOpened, (screen, { email, joining, isElsewhere = false, link = null }) => ({
    ...(screen.email === email && screen.joining?.denet === joining?.denet ? screen : EMPTY),
    email,
    joining,
    isElsewhere,
    link,
  }))
  .on(codeTyped, (screen, code) => ({ ...screen, code }))
  .on(codeChosen, (screen) => ({ ...screen, link: null }))
  .on([checkCodeFx.done, confirmFx.done], (screen) => ({ ...screen, code: '', link: null, hasGrant: true }))
  .on(confirmFx.failData, (screen, failure) => (failure.kind === 'problem' ? { ...screen, link: null } : screen))
  .on(registerFx.failData, (screen, failure) => {
    if (isOfCode(failure)) return { ...screen, hasGrant: false, isPasswordRefused: false };
    return { ...screen, isPasswordRefused: screen.isPasswordRefused || isOfPassword(failure) };
  })
  .on(signedIn, ({ email }) => ({ ...EMPTY, email }));

/** What the screen asks for: a press beside a followed link, the code, or the password once more. */
export const $step = combine($screen, ({ isElsewhere, link, hasGrant, isPasswordRefused }) => {
  if (isElsewhere) return 'elsewhere';
  if (link !== null) return 'link';
  return hasGrant || isPasswordRefused ? 'password' : 'code';
});

/** Whether a call is under way: nothing else may be sent. */
export const $isBusy = combine([checkCodeFx.pending, confirmFx.pending, registerFx.pending], (pending) => pending.some(Boolean));
/** Whether the code has all its digits. */
export const $isCodeWhole = combine($screen, ({ code }) => code.length === CODE_LENGTH);

/** Why the last try failed. It goes with the next letter or code. */
export const $failure = createFailure(
  [checkCodeFx, confirmFx, registerFx],
  [codeTyped, passwordTyped, codeWanted, codeChosen, verificationOpened, signedIn],
);

// A code goes out when the screen opens; a link that was followed came with one.
sample({
  clock: verificationOpened,
  filter: ({ isElsewhere, link }) => !isElsewhere && link === undefined,
  fn: recipientOf,
  target: codeNeeded,
});
sample({
  clock: verificationOpened,
  filter: ({ link }) => link !== undefined,
  fn: recipientOf,
  target: codeFollowed,
});

const state = { screen: $screen, isBusy: $isBusy, isCodeWhole: $isCodeWhole, isPasswordGood: $isPasswordGood };
const account = { screen: $screen, password: $password, invitation: $invitation };

// With a password at hand, OK makes the account; after a reload there is none, and the code is changed for a grant.
const accountWanted = createEvent();
sample({
  clock: codeSubmitted,
  source: state,
  filter: ({ isBusy, isCodeWhole, isPasswordGood }) => !isBusy && isCodeWhole && isPasswordGood,
  fn: () => undefined,
  target: accountWanted,
});
sample({
  clock: codeSubmitted,
  source: state,
  filter: ({ isBusy, isCodeWhole, isPasswordGood }) => !isBusy && isCodeWhole && !isPasswordGood,
  fn: ({ screen }) => ({ ...aimOf(screen), code: screen.code }),
  target: checkCodeFx,
});
sample({
  clock: linkConfirmed,
  source: state,
  filter: ({ screen, isBusy }) => !isBusy && screen.link !== null,
  fn: ({ screen }) => ({ ...aimOf(screen), link: screen.link ?? '' }),
  target: confirmFx,
});
sample({
  clock: passwordSubmitted,
  source: state,
  filter: ({ isBusy, isPasswordGood }) => !isBusy && isPasswordGood,
  fn: () => undefined,
  target: accountWanted,
});
sample({
  clock: [checkCodeFx.done, confirmFx.done],
  source: state,
  filter: ({ isPasswordGood }) => isPasswordGood,
  fn: () => undefined,
  target: accountWanted,
});
sample({
  clock: accountWanted,
  source: account,
  fn: ({ screen: { email, joining, code, hasGrant }, password, invitation }) => ({
    email,
    joining,
    password,
    invitation: invitation.trim(),
    ...(!hasGrant && { code }),
  }),
  target: registerFx,
});
sample({ clock: registerFx.doneData, target: signedIn });
// Spec §8: the denet tip shows msg.
sample({
  clock: registerFx.fail.filterMap(({ params, error }) => (params.joining ? messageOf(error) : undefined)),
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});
