import { createRequest, messageOf, type RequestFailure } from '@mortar/client';
import { $session, localeChosen, sessionKeyFx, toastShown } from '@mortar/host';
import { isLocale } from '@mortar/protocol';
import { exchangeAppCode, logout as logoutEndpoint, type SessionData } from '@mortar/protocol/identity';
import { attach, createEffect, scopeBind } from 'effector';
import { sessionEnded } from '../session/sign-out.ts';
import type { AppAnswer } from './messages.ts';

const exchangeFx = createRequest(exchangeAppCode);
const logoutFx = createRequest(logoutEndpoint);
const readSessionFx = attach({ source: $session, effect: (session) => session });

/** A code of the app, and what the app says for it. */
export interface Handover {
  token: string | null;
  answer: AppAnswer;
}

/** What became of the session: another person's was opened, it is over, or nothing changed. */
export type HandoverResult = { kind: 'opened'; session: SessionData } | { kind: 'ended' } | { kind: 'same' };

/** Ends the session here and on the server, with every cookie that it has (spec §4). */
const endFx = createEffect(async () => {
  const logout = scopeBind(logoutFx, { safe: true });
  const ended = scopeBind(sessionEnded, { safe: true });
  // One that the server cannot end now, it ends when it grows idle; nothing of it stays here.
  await logout({}).catch(() => undefined);
  ended();
});

const openFx = createEffect(async (code: { token: string; verifier: string; version: string }): Promise<SessionData | null> => {
  const [exchange, keyOf] = [scopeBind(exchangeFx, { safe: true }), scopeBind(sessionKeyFx, { safe: true })];
  const toast = scopeBind(toastShown, { safe: true });
  const key = await keyOf().catch(() => undefined);
  return exchange({ ...code, ...(key && { key }) }).catch((failure: RequestFailure) => {
    const text = messageOf(failure);
    if (text) toast({ type: 'error', text });
    return null;
  });
});

/**
 * What the verified app says of its person (spec §4): a code that it vouches for opens their session; without one any
 * session is over, but one that the app itself says is its person's, so that a page of the app may load anew.
 */
export const takeParamFx = createEffect(async ({ token, answer }: Handover): Promise<HandoverResult> => {
  const read = scopeBind(readSessionFx, { safe: true });
  const end = scopeBind(endFx, { safe: true });
  const open = scopeBind(openFx, { safe: true });
  const choose = scopeBind(localeChosen, { safe: true });
  const { uid, verifier, version, locale } = answer;
  const before = await read();
  const isTheirs = before !== null && before.uid === uid;
  if (before !== null && !isTheirs) await end();
  const session = token !== null && verifier !== undefined ? await open({ token, verifier, version }) : null;
  if (session && isLocale(locale)) choose(locale);
  if (session) return { kind: 'opened', session };
  return before === null || isTheirs ? { kind: 'same' } : { kind: 'ended' };
});
