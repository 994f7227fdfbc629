import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { keepCookie, readCookie } from '@mortar/host/cookies';
import { EMAIL_CODE_TYPES, RESEND_SECONDS, sendEmail, type SendEmailType } from '@mortar/protocol/identity';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';

/** Whom a code goes to, and what for. */
export interface Recipient {
  email: string;
  purpose: SendEmailType;
}
/** The same as the endpoints of codes and links take it. */
export const aimOf = ({ email, purpose }: Recipient) => ({ email, type: EMAIL_CODE_TYPES[purpose], sendEmailType: purpose });

/** A screen that needs a code opened: one is sent, unless the lock says that the last one is young (spec §4). */
export const codeNeeded = createEvent<Recipient>();
/** The person asks for another one. */
export const codeWanted = createEvent<Recipient>();
/** The code is out already: another screen sent it, or the link of its mail was followed. Nothing is sent. */
export const codeFollowed = createEvent<Recipient>();

type Locks = Readonly<Record<string, number>>;
interface Attempt {
  recipient: Recipient;
  isWanted: boolean;
}
interface Ended {
  /** When the next code may be asked for, ms since the epoch. */
  until: number;
  failure: RequestFailure | null;
}

const keyOf = ({ email, purpose }: Recipient) => `${purpose} ${email}`;
/** Whether both are of one address and one purpose. */
export const isSame = (one: Recipient, other: Recipient | null): boolean => other !== null && keyOf(one) === keyOf(other);

/** When the next code may be asked for, by recipient: what the cookie cannot keep where cookies are refused. */
const $locks = createStore<Locks>({});

const sendEmailFx = createRequest(sendEmail);
/** Sends a code and begins the lock; within the lock it sends nothing. It fails never: a refusal is part of its end. */
export const sendFx = attach({
  source: $locks,
  mapParams: (attempt: Attempt, locks) => ({ ...attempt, locks }),
  effect: createEffect(async ({ recipient, isWanted, locks }: Attempt & { locks: Locks }): Promise<Ended> => {
    const lock = lockOf(recipient, locks);
    if (lock > Date.now()) return { until: lock, failure: null };
    try {
      const { resendafter } = await sendEmailFx(aimOf(recipient));
      return { until: lockFor(recipient, resendafter), failure: null };
    } catch (error) {
      const failure = error as RequestFailure;
      const until = lockFor(recipient, waitOf(failure));
      // Too early for a screen that has just opened: the code that is on its way is the one that it needs.
      return { until, failure: !isWanted && hasCode(failure, 'resendTooEarly') ? null : failure };
    }
  }),
});

/** How long the lock of a code lasts that is out already. */
const readLockFx = attach({ source: $locks, effect: (locks, recipient: Recipient) => lockOf(recipient, locks) });

/** Whom the last code was for; a page may have fields for several. */
export const $recipient = createStore<Recipient | null>(null).on([codeNeeded, codeWanted, codeFollowed], (_, recipient) => recipient);
const ended = sample({
  clock: sendFx.done,
  source: $recipient,
  filter: (current, { params }) => isSame(params.recipient, current),
  fn: (_, { result }) => result,
});

/** Whether the screen's code is on its way, out, or could not be sent. */
export const $sending = createStore<'sending' | 'sent' | 'failed'>('sending')
  .on([codeNeeded, codeWanted], () => 'sending')
  .on(codeFollowed, () => 'sent')
  .on(ended, (_, { failure }) => (failure ? 'failed' : 'sent'));
/** Why it could not. */
export const $sendFailure = createStore<RequestFailure | null>(null)
  .on(ended, (_, { failure }) => failure)
  .reset(codeNeeded, codeWanted, codeFollowed);
/** When the next code may be asked for, ms since the epoch by this device's clock. */
export const $lockedUntil = createStore(0)
  .on([ended.map(({ until }) => until), readLockFx.doneData], (_, until) => until)
  .reset(codeFollowed);

sample({
  clock: sendFx.done,
  source: $locks,
  fn: (locks, { params, result }) => ({ ...locks, [keyOf(params.recipient)]: result.until }),
  target: $locks,
});
sample({ clock: codeNeeded, fn: (recipient) => ({ recipient, isWanted: false }), target: sendFx });
sample({ clock: codeWanted, fn: (recipient) => ({ recipient, isWanted: true }), target: sendFx });
sample({ clock: codeFollowed, target: readLockFx });

/** Name of the cookie that locks the next code to an address for a purpose (spec §4). */
const cookieOf = ({ email, purpose }: Recipient) => `resend_${purpose}_${email.toLowerCase()}`;

/** End of a recipient's lock, from memory or cookie; 0 or the past without one. */
function lockOf(recipient: Recipient, locks: Locks): number {
  return Math.max(locks[keyOf(recipient)] ?? 0, Number(readCookie(cookieOf(recipient))) || 0);
}

/** Begins the lock of a recipient and returns its end. Where cookies are refused the server's own lock has to do. */
function lockFor(recipient: Recipient, seconds: number): number {
  const until = Date.now() + seconds * 1000;
  if (seconds > 0) keepCookie(cookieOf(recipient), String(until), seconds);
  return until;
}

/** Seconds to wait after a refusal; 0 where the next try may come at once. */
function waitOf(failure: RequestFailure): number {
  if (failure.kind === 'http') return Math.ceil((failure.retryAfterMs ?? 0) / 1000);
  if (!hasCode(failure, 'resendTooEarly') || failure.kind !== 'problem') return 0;
  const { resendafter } = (failure.data ?? {}) as { resendafter?: unknown };
  return typeof resendafter === 'number' ? resendafter : RESEND_SECONDS;
}
