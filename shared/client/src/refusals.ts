import { createEvent, createStore, sample } from 'effector';
import { callFailed, type FailedCall } from './events.ts';
import { hasCode, isTokenRefusal, messageOf, type RequestFailure } from './failure.ts';

/** What the server bans, and not for one call only (spec §4, §8). `msg` is the server's text. */
export type Refusal =
  | { kind: 'token'; msg: string }
  | { kind: 'captcha'; msg: string; endpoint: string; /** A token was sent and did not pass. */ failed: boolean }
  | { kind: 'blacklist'; msg: string; type: 'account' | 'device' | 'ip'; /** Pass to the reason, of a refused login. */ appeal?: string }
  | { kind: 'ip'; msg: string };

const BLACKLISTS = { accountBlacklisted: 'account', deviceBlacklisted: 'device', ipBlacklisted: 'ip' } as const;

/** The session's token is missing or dead: HTTP 401 or 1511504. */
export const tokenRefused = createEvent<Extract<Refusal, { kind: 'token' }>>();
/** The server wants to know that a person is there: 1511721, or 1511722 when the proof failed. */
export const captchaDemanded = createEvent<Extract<Refusal, { kind: 'captcha' }>>();
/** The account, the device or the address is banned: 1511541 to 1511543. */
export const blacklisted = createEvent<Extract<Refusal, { kind: 'blacklist' }>>();
/** The address may not use the service: 1511461, unless the answer says that nobody shall be redirected. */
export const ipRestricted = createEvent<Extract<Refusal, { kind: 'ip' }>>();

/** A refusal was dealt with: the next one of its kind is told again. Until then a storm of them is one event. */
export const refusalSettled = createEvent<Refusal['kind']>();

/** The page itself came with a refusal: it ended the session that it was asked for with. */
export const pageRefused = createEvent<{ code: number; msg: string }>();

const refusalMet = createEvent<Refusal>();
const refusalTold = createEvent<Refusal>();

const $told = createStore<Refusal['kind'][]>([])
  // Whoever tries to log in is shown the way to appeal every time.
  .on(refusalMet, (told, refusal) => (hasAppeal(refusal) ? told.filter((kind) => kind !== refusal.kind) : told))
  .on(refusalTold, (told, { kind }) => [...told, kind])
  .on(refusalSettled, (told, settled) => told.filter((kind) => kind !== settled));

sample({ clock: callFailed.filterMap(refusalOf), target: refusalMet });
sample({
  clock: pageRefused.filterMap((refused) => bannedBy({ kind: 'problem', status: 200, data: null, ...refused })),
  target: refusalMet,
});
sample({
  clock: refusalMet,
  source: $told,
  filter: (told, { kind }) => !told.includes(kind),
  fn: (_, refusal) => refusal,
  target: refusalTold,
});
sample({ clock: refusalTold, filter: (refusal) => refusal.kind === 'token', target: tokenRefused });
sample({ clock: refusalTold, filter: (refusal) => refusal.kind === 'captcha', target: captchaDemanded });
sample({ clock: refusalTold, filter: (refusal) => refusal.kind === 'blacklist', target: blacklisted });
sample({ clock: refusalTold, filter: (refusal) => refusal.kind === 'ip', target: ipRestricted });

function refusalOf({ failure, endpoint, mayRedirect, isOfOldSession }: FailedCall): Refusal | undefined {
  const msg = messageOf(failure) ?? '';
  if (isTokenRefusal(failure)) return isOfOldSession ? undefined : { kind: 'token', msg };
  if (hasCode(failure, 'ipRestricted')) return mayRedirect ? { kind: 'ip', msg } : undefined;
  const failed = hasCode(failure, 'captchaFailed');
  if (failed || hasCode(failure, 'captchaNeeded')) return { kind: 'captcha', msg, endpoint, failed };
  return bannedBy(failure);
}

function hasAppeal(refusal: Refusal): boolean {
  return refusal.kind === 'blacklist' && refusal.appeal !== undefined;
}

function bannedBy(failure: RequestFailure): Refusal | undefined {
  const names = Object.keys(BLACKLISTS) as (keyof typeof BLACKLISTS)[];
  const name = names.find((candidate) => hasCode(failure, candidate));
  if (!name) return undefined;
  const { appeal } = ((failure.kind === 'problem' && failure.data) || {}) as { appeal?: unknown };
  return { kind: 'blacklist', msg: messageOf(failure) ?? '', type: BLACKLISTS[name], ...(typeof appeal === 'string' && { appeal }) };
}
