import { messageOf, type RequestFailure } from '@mortar/client';
import { $session, localeChosen, sessionKeyFx } from '@mortar/host';
import { isLocale } from '@mortar/protocol';
import { exchangeAppCode, logout, type SessionData } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach } from 'effector';
import { sessionEnded } from '../session/sign-out.ts';
import type { AppAnswer } from './messages.ts';

const readSessionFx = attach({ source: $session, effect: (session) => session });

/** A code of the app, and what the app says for it. */
export interface Handover {
  token: string | null;
  answer: AppAnswer;
}

/** What became of the session: another person's was opened, it is over, or nothing changed; and what the server said when it refused one. */
export type HandoverResult = { kind: 'opened'; session: SessionData } | { kind: 'ended' | 'same'; refusal: string };

/** Ends the session here and on the server, with every cookie that it has (spec §4). */
const endFx = createTask(async (_: void, { bind, call }) => {
  // One that the server cannot end now, it ends when it grows idle; nothing of it stays here.
  await call(logout, {}).catch(() => undefined);
  bind(sessionEnded)();
});

const openFx = createTask<{ token: string; verifier: string; version: string }, SessionData | string>(async (code, { bind, call }) => {
  const key = await bind(sessionKeyFx)().catch(() => undefined);
  return call(exchangeAppCode, { ...code, ...(key && { key }) }).catch((failure: RequestFailure) => messageOf(failure) ?? '');
});

/**
 * What the verified app says of its person (spec §4): a code that it vouches for opens their session; without one any
 * session is over, but one that the app itself says is its person's, so that a page of the app may load anew.
 */
export const takeParamFx = createTask<Handover, HandoverResult>(async ({ token, answer }, { bind }) => {
  const { uid, verifier, version, locale } = answer;
  const before = await bind(readSessionFx)();
  const isTheirs = before !== null && before.uid === uid;
  if (before !== null && !isTheirs) await bind(endFx)();
  const opened = token !== null && verifier !== undefined ? await bind(openFx)({ token, verifier, version }) : '';
  if (typeof opened === 'string') return { kind: before === null || isTheirs ? 'same' : 'ended', refusal: opened };
  if (isLocale(locale)) bind(localeChosen)(locale);
  return { kind: 'opened', session: opened };
});
