import { createRequest, isTokenRefusal, type RequestFailure } from '@mortar/client';
import { $clockOffset, $session } from '@mortar/host';
import { refreshSession, TOKEN_COOKIE, type SessionData } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { readCookie } from '@mortar/host/cookies';
import { cookiesWanted, loadSessionsFx } from './events.ts';
import { tabTold, tellTabsFx } from './tabs.ts';

/** A token is renewed after this part of its life (docs/design/sessions.md). */
const DUE_AFTER = 0.8;
/** Never sooner than this, so that a server that gives dead tokens is not stormed. */
const SOONEST_MS = 5000;
/** What another tab told is here within this time, once that tab is done. */
const NEWS_MS = 1000;
const LOOK_MS = 20;
const LOCK = 'mortar:session';

/** A renewal gave this tab a new token, or another tab's renewal did. */
const sessionRenewed = createEvent<SessionData>();
const tokenDied = createEvent<string>();
const renewalDue = createEvent<string>();

export const refreshFx = createRequest(refreshSession);

/** Token that the server will renew no more. */
const $deadToken = createStore<string | null>(null).on(tokenDied, (_, token) => token);

const readFx = attach({ source: { session: $session, deadToken: $deadToken }, effect: (state) => state });

/**
 * Renews the session's token, one tab at a time: a tab that waited takes what the other one got. False when the session
 * is over; it fails when nobody knows.
 */
export const renewFx = createTask<void, boolean>(async (_, { bind }) => {
  const read = bind(readFx);
  const { session, deadToken } = await read();
  if (!session || session.token === deadToken) return false;
  const cookie = readCookie(TOKEN_COOKIE);
  return alone(async () => {
    const has = async () => (await read()).session?.token !== session.token;
    if (readCookie(TOKEN_COOKIE) !== cookie) await news(has);
    const now = await read();
    if (now.session?.token !== session.token) return now.session !== null;
    return now.deadToken !== session.token && bind(renewNowFx)(session);
  });
});

const renewNowFx = createTask<SessionData, boolean>(async (before, { bind }) => {
  try {
    const session = await bind(refreshFx)({});
    bind(sessionRenewed)(session);
    await bind(tellTabsFx)({ kind: 'renewed', session });
    return true;
  } catch (failure) {
    if (!isTokenRefusal(failure as RequestFailure)) throw failure;
    bind(tokenDied)(before.token);
    return false;
  }
});

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Browsers without locks renew in every tab; the server bears that for 30 s (docs/design/sessions.md).
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

/** Waits for what another tab told; it was told before that tab let go of the lock. */
async function news(hasCome: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < NEWS_MS; waited += LOOK_MS) {
    if (await hasCome()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

// Cookies that are renewed anyhow need no second call.
sample({ clock: cookiesWanted, source: renewFx.pending, filter: (isBusy) => !isBusy, target: renewFx });

sample({ clock: sessionRenewed, source: $session, filter: Boolean, fn: (_, session) => session, target: $session });
sample({
  clock: tabTold,
  source: $session,
  filter: (session, news) => news.kind === 'renewed' && news.session.uid === session?.uid,
  fn: (session, news) => (news.kind === 'renewed' ? news.session : session),
  target: $session,
});

/** Sets the clock for a token; a token that was replaced meanwhile is nobody's business then. */
const waitFx = attach({
  source: $clockOffset,
  effect: (offset, { token, expiresat }: SessionData) => {
    const due = scopeBind(renewalDue, { safe: true });
    const left = expiresat - (Date.now() + offset);
    setTimeout(() => due(token), Math.max(SOONEST_MS, left * DUE_AFTER));
  },
});

// The next renewal is set with the token that was there, with every new one, and again when one got no answer.
sample({ clock: [loadSessionsFx.done, $session.updates, renewFx.fail], source: $session, filter: Boolean, target: waitFx });
sample({
  clock: renewalDue,
  source: { session: $session, isBusy: renewFx.pending },
  filter: ({ session, isBusy }, token) => !isBusy && session?.token === token,
  target: renewFx,
});
