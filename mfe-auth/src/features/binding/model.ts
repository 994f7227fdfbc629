import { createRequest, hasCode } from '@mortar/client';
import { signedIn } from '@mortar/host';
import { CODE_LENGTH, confirmEmail, EMAIL_CODE_TYPES, type SendEmailType } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { codeFollowed, codeNeeded, codeWanted } from '#entities/mailed-code';
import { bindFx, type Proof, type Ticket, verifyFx } from './bind.ts';

/** Purposes of a code that prove an address for a sign-in by a third party or for an account. */
export type BindingPurpose = 'bindEmail' | 'verify';
/** Whether a code's purpose is one of them. */
export const isBinding = (purpose: SendEmailType): purpose is BindingPurpose => purpose === 'bindEmail' || purpose === 'verify';

interface Opening {
  email: string;
  purpose: BindingPurpose;
  ticket: Ticket | undefined;
  /** Where the flow leads; null leaves it to the rules of a sign-in. */
  path: string | null;
  /** Another screen sent the code (spec §2: sendStatus=sendOver). */
  isSent: boolean;
  /** Secret of a mail's link. */
  link?: string | undefined;
}

/** The code screen opened. */
export const bindingOpened = createEvent<Opening>();
/** A digit of the code was typed, or taken away. */
export const codeTyped = createEvent<string>();
/** A code is preferred to the followed link. */
export const codeChosen = createEvent();

interface Binding {
  email: string;
  purpose: BindingPurpose;
  ticket: Ticket | undefined;
  path: string | null;
  code: string;
  link: string | null;
  /** This browser holds the server's grant: no code is needed any more. */
  hasGrant: boolean;
}
const EMPTY: Binding = { email: '', purpose: 'bindEmail', ticket: undefined, path: null, code: '', link: null, hasGrant: false };

const confirmFx = createRequest(confirmEmail);

/** Which address is proven, for whom. */
export const $binding = createStore<Binding>(EMPTY)
  .on(bindingOpened, (known, { email, purpose, ticket, path, link = null }) => ({
    ...(known.email === email && known.purpose === purpose ? known : EMPTY),
    email,
    purpose,
    ticket,
    path,
    link,
  }))
  .on(codeTyped, (binding, code) => ({ ...binding, code, hasGrant: false }))
  .on(codeChosen, (binding) => ({ ...binding, link: null }))
  .on(confirmFx.done, (binding) => ({ ...binding, hasGrant: true }))
  .on(confirmFx.failData, (binding, failure) => (failure.kind === 'problem' ? { ...binding, link: null } : binding))
  .on(signedIn, ({ email, purpose, path }) => ({ ...EMPTY, email, purpose, path }));

/** Whether the code has all its digits. */
export const $isCodeWhole = combine($binding, ({ code }) => code.length === CODE_LENGTH);

const actFx = createTask(({ email, purpose, ticket, path, code, hasGrant }: Binding, { bind }) => {
  const proof: Proof = { email, ticket, path, ...(!hasGrant && { code }) };
  return bind(purpose === 'verify' ? verifyFx : bindFx)(proof);
});

/** OK: calls the action itself, with the code (docs/design/sessions.md). It gives the session, or null where nobody had to be signed in. */
export const proveFx = attach({ source: $binding, effect: actFx });
/** The press beside a followed link: the browser gets a grant, once, and the action follows. */
export const proveByLinkFx = attach({
  source: $binding,
  effect: createTask(async (binding: Binding, { bind }) => {
    const { email, purpose, link, hasGrant } = binding;
    if (!hasGrant) await bind(confirmFx)({ email, type: EMAIL_CODE_TYPES[purpose], sendEmailType: purpose, link: link ?? '' });
    return bind(actFx)({ ...binding, hasGrant: true });
  }),
});

/** The link was followed in another tab: the action with the grant that this browser may hold. */
export const goOnFx = attach({ source: $binding, mapParams: (_: void, binding) => ({ ...binding, hasGrant: true }), effect: actFx });
/** The press beside a followed link where nothing waits for the address: this browser gets the grant, the tab where it began uses it. */
export const confirmElsewhereFx = attach({
  source: $binding,
  mapParams: (_: void, { email, purpose, link }) => ({ email, type: EMAIL_CODE_TYPES[purpose], sendEmailType: purpose, link: link ?? '' }),
  effect: createRequest(confirmEmail),
});

/** Too many codes were wrong: only the link of a mail proves the address (docs/design/sessions.md). */
export const $isLinkOnly = createStore(false)
  .on([bindFx.failData, verifyFx.failData], (isLinkOnly, failure) => isLinkOnly || hasCode(failure, 'codeClosed'))
  .reset(bindingOpened, signedIn);

/** Whether a call is under way: nothing else may be sent. */
export const $isBusy = combine([confirmFx.pending, actFx.pending], (pending) => pending.some(Boolean));

/** Why the last try failed. It goes with the next letter or code. */
export const $failure = createFailure(
  [confirmFx, bindFx, verifyFx],
  [codeTyped, codeWanted, codeChosen, bindingOpened, proveFx, proveByLinkFx, goOnFx],
);

const opened = bindingOpened.map(({ email, purpose }) => ({ email, purpose }));
const $isOut = createStore(false).on(bindingOpened, (_, { isSent, link }) => isSent || link !== undefined);
sample({ clock: opened, source: $isOut, filter: (isOut) => !isOut, fn: (_, recipient) => recipient, target: codeNeeded });
sample({ clock: opened, source: $isOut, filter: Boolean, fn: (_, recipient) => recipient, target: codeFollowed });
