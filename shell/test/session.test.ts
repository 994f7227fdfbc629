import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRequest } from '@mortar/client';
import {
  $inviteCode,
  $isSignedIn,
  $profile,
  $session,
  $unreadCount,
  $wayOn,
  keepPersonalUserInfo,
  loginRequested,
  personalUserInfo,
  signedIn,
  unreadCounted,
} from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { TOKEN_COOKIE, USER_COOKIE, type SessionData } from '@mortar/protocol/identity';
import { addVisit } from '@mortar/protocol/telemetry';
import { waitFor } from '@testing-library/react';
import { allSettled, scopeBind, type Scope } from 'effector';
import { envelope, SIGN_KEY, startApi, succeed, type Received } from '../../shared/client/test/api-server.ts';
import { installBrowserParts } from './browser-parts.ts';
import { openTab, sessionOf } from './open-tab.ts';
import { keptInvitation, logoutChosen } from '../src/features/session/index.ts';
import { rewardShown } from '../src/features/session/reward.ts';
import { renewFx } from '../src/features/session/sessions.ts';

const visitFx = createRequest(addVisit);
const { closeTabs } = installBrowserParts();
let api: Awaited<ReturnType<typeof startApi>>;
/** What the server takes and gives. */
const server = { alive: 'one', next: 'two', gone: false, down: false, /** It renews, and refuses what it gave. */ deaf: false };

const opened: Scope[] = [];
type Tab = ReturnType<typeof tab>;
const tab = (more: Partial<Parameters<typeof openTab>[0]> = {}) => {
  const one = openTab({ api, signKey: SIGN_KEY, session: sessionOf('one'), ...more });
  opened.push(one.scope);
  return one;
};
const call = (scope: Scope) => scopeBind(visitFx, { scope })({ path: '/' });
const storm = (scope: Scope, count: number) => Promise.allSettled(Array.from({ length: count }, () => call(scope)));
const cookie = (name: string) => document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
const calls = (path: string) => api.received.filter((received) => received.path.endsWith(path)).length;

function answer(request: Received) {
  if (server.down) return envelope(CODES.internal, null, 503);
  if (request.path.endsWith('/session/refresh')) return refresh();
  if (server.deaf || request.headers.authorization !== `Bearer ${server.alive}`) return envelope(CODES.tokenInvalid, null, 401);
  return request.path.endsWith('/wallet/profile') ? succeed({ uid: 'u1', username: 'fresh' }) : succeed([]);
}

function refresh() {
  if (server.gone) return envelope(CODES.tokenInvalid, null, 401);
  server.alive = server.next;
  document.cookie = `${TOKEN_COOKIE}=${server.alive}; path=/`;
  return succeed(sessionOf(server.alive));
}

beforeAll(async () => {
  api = await startApi();
  api.reply = (request, response) => answer(request)(request, response);
});
beforeEach(() => {
  Object.assign(server, { alive: 'one', next: 'two', gone: false, down: false, deaf: false });
  closeTabs();
  api.received.length = 0;
  sessionStorage.clear();
  for (const name of [TOKEN_COOKIE, USER_COOKIE]) document.cookie = `${name}=one; path=/`;
});
afterEach(async () => {
  jest.useRealTimers();
  // What a test's tabs still ask for must not be counted by the next test.
  await Promise.all(opened.splice(0).map((scope) => allSettled(scope)));
});
afterAll(() => api.close());

describe('renewal', () => {
  test('it renews a dead token once for many calls, and all of them succeed', async () => {
    const { scope, left } = tab();
    server.alive = 'nobody';
    const outcomes = await storm(scope, 20);
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(calls('/session/refresh')).toBe(1);
    expect(scope.getState($session)?.token).toBe('two');
    expect(left).toEqual([]);
  });

  test('it renews in one tab at a time, and the others take its token', async () => {
    const tabs = [1, 2, 3, 4, 5].map(() => tab());
    const done = await Promise.all(tabs.map(({ scope }) => scopeBind(renewFx, { scope })()));
    expect(done).toEqual(Array(5).fill(true));
    expect(calls('/session/refresh')).toBe(1);
    expect(tabs.map(({ scope }) => scope.getState($session)?.token)).toEqual(Array(5).fill('two'));
  });

  test('it keeps the session when nobody knows whether it lives', async () => {
    const { scope, left } = tab();
    server.down = true;
    await expect(scopeBind(renewFx, { scope })()).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(scope.getState($isSignedIn)).toBe(true);
    expect(left).toEqual([]);
  });

  test('it comes at 80 % of the life of a token', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const { scope, ready } = tab({ session: sessionOf('one', { expiresat: Date.now() + 600_000 }) });
    await ready;
    jest.advanceTimersByTime(479_000);
    expect(calls('/session/refresh')).toBe(0);
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    await waitFor(() => expect(scope.getState($session)?.token).toBe('two'));
  });
});

describe('a refused session', () => {
  test('it ends once for a storm of refusals: cookies gone, home with the path kept, one message and one dialog', async () => {
    const { scope, left, toasts } = tab({ at: '/bricks?tab=2' });
    Object.assign(server, { alive: 'nobody', gone: true });
    await storm(scope, 20);
    await waitFor(() => expect(left).toEqual([expect.stringMatching(/^\/\?path=%2Fbricks%3Ftab%3D2&login=[a-z]{6}$/)]));
    expect([cookie(TOKEN_COOKIE), cookie(USER_COOKIE), scope.getState($session)]).toEqual([undefined, undefined, null]);
    expect(calls('/session/refresh')).toBe(1);
    expect(toasts).toEqual([]);

    const home = tab({ at: left[0]!, session: null });
    await waitFor(() => expect(home.toasts).toEqual([{ type: 'error', text: `message of ${CODES.tokenInvalid}` }]));
    await waitFor(() => expect(home.dialogs).toEqual([{ name: 'auth.login', props: {} }]));
    expect(tab({ session: null }).toasts).toEqual([]);
  });

  test('it loads one document and no more when the server restores a session that it refuses, with new tokens too', async () => {
    Object.assign(server, { deaf: true });
    const first = tab({ at: '/bricks' });
    await expect(call(first.scope)).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(first.left).toEqual([expect.stringMatching(/^\/\?path=%2Fbricks/)]));
    closeTabs();

    const restored = tab({ at: first.left[0]! });
    await storm(restored.scope, 5);
    await waitFor(() => expect(restored.dialogs).toEqual([{ name: 'auth.login', props: {} }]));
    expect([restored.left, restored.scope.getState($session), cookie(TOKEN_COOKIE)]).toEqual([[], null, undefined]);
    expect(calls('/session/refresh')).toBe(2);
  });

  test('it loads no document at all where the browser cannot tell whether that helped', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    Object.assign(server, { deaf: true });
    const { scope, router, left, dialogs } = tab({ at: '/bricks' });
    await storm(scope, 3);
    await waitFor(() => expect(dialogs).toHaveLength(1));
    expect(router.state.location.pathname + router.state.location.search).toMatch(/^\/\?path=%2Fbricks/);
    expect([left, scope.getState($session)]).toEqual([[], null]);
    full.mockRestore();
  });

  test('it opens the login dialog instead on the token-error path', async () => {
    const { scope, left, toasts, dialogs } = tab({ at: '/auth?redirectUri=%2Fim' });
    Object.assign(server, { alive: 'nobody', gone: true });
    await expect(call(scope)).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(dialogs).toEqual([{ name: 'auth.login', props: {} }]));
    expect(toasts).toEqual([{ type: 'error', text: `message of ${CODES.tokenInvalid}` }]);
    expect([scope.getState($session), cookie(TOKEN_COOKIE), left]).toEqual([null, undefined, []]);
  });

  test('it asks a visitor to sign in on the spot, once', async () => {
    const { scope, left, toasts, dialogs } = tab({ at: '/whitepaper', session: null });
    await storm(scope, 3);
    await waitFor(() => expect(dialogs).toHaveLength(1));
    expect([toasts.length, left]).toEqual([1, []]);
  });
});

describe('logout', () => {
  test('it ends the session on the server, in this tab and in every other within a second', async () => {
    const [one, two, visitor] = [tab({ at: '/bricks' }), tab({ at: '/whitepaper' }), tab({ session: null })];
    scopeBind(logoutChosen, { scope: one.scope })();
    await waitFor(() => expect([one.left, two.left]).toEqual([['/'], ['reload']]), { timeout: 1000 });
    expect(calls('/user/logout')).toBe(1);
    expect([one, two].map(({ scope }) => [scope.getState($session), scope.getState($profile)])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect([cookie(TOKEN_COOKIE), cookie(USER_COOKIE), visitor.left]).toEqual([undefined, undefined, []]);
  });

  test('it forgets what the wallet holds', async () => {
    localStorage.setItem('inscriptions', '{}');
    const { scope, left } = tab({ at: '/bricks' });
    scopeBind(logoutChosen, { scope })();
    await waitFor(() => expect(left).toEqual(['/']));
    expect(localStorage.getItem('inscriptions')).toBeNull();
  });

  test('it forgets messages, and whom somebody wanted to talk to', async () => {
    const { scope, left } = tab({ at: '/bricks' });
    const peer = { peerId: 'p1', isgroup: false, name: 'p', imageUrl: '', description: '' };
    keepPersonalUserInfo(peer);
    sessionStorage.setItem('mortar:conversation', '1');
    scopeBind(unreadCounted, { scope })({ total: 2, conversations: { p1: 2 } });
    scopeBind(logoutChosen, { scope })();
    await waitFor(() => expect(left).toEqual(['/']));
    expect([scope.getState($unreadCount), personalUserInfo(), sessionStorage.getItem('mortar:conversation')]).toEqual([0, null, null]);
  });

  test('it stays signed in and says so when the server does not answer', async () => {
    const { scope, left, toasts } = tab();
    server.down = true;
    scopeBind(logoutChosen, { scope })();
    await waitFor(() => expect(toasts).toEqual([{ type: 'error', text: expect.stringContaining('couldn’t log you out') }]));
    expect([scope.getState($isSignedIn), left, cookie(TOKEN_COOKIE)]).toEqual([true, [], `${TOKEN_COOKIE}=one`]);
  });
});

describe('sign-in', () => {
  const reward = { brickstype: 1, bricksamount: 50 };
  const congratulation = { name: 'shell.congratulation', props: { brickstype: 1, amount: 50 } };
  const signIn = (scope: Scope, more: Partial<SessionData> = {}) => scopeBind(signedIn, { scope })(sessionOf('one', more));

  test('it tells the other tabs, which are signed in where they are', async () => {
    const [one, two] = [tab({ session: null }), tab({ session: null, at: '/whitepaper' })];
    signIn(one.scope);
    await waitFor(() => expect(two.scope.getState($session)?.token).toBe('one'));
    await waitFor(() => expect([one.left, two.left]).toEqual([['reload'], []]));
  });

  test('it takes a page away from somebody else', async () => {
    const [one, two] = [tab({ session: null }), tab()];
    signIn(one.scope, { uid: 'u2' });
    await waitFor(() => expect(two.left).toEqual(['reload']));
    expect(two.scope.getState($session)).toBeNull();
  });

  test('it congratulates once, after the reload of rule 3', async () => {
    const before = tab({ session: null });
    signIn(before.scope, reward);
    await waitFor(() => expect(before.left).toEqual(['reload']));
    expect(before.dialogs).toEqual([]);

    const after = tab();
    await waitFor(() => expect(after.dialogs).toEqual([congratulation]));
    scopeBind(rewardShown, { scope: after.scope })();
    await after.router.navigate('/bricks');
    const later = tab();
    await later.router.navigate('/bricks');
    await waitFor(() => expect(calls('/wallet/profile')).toBe(2));
    expect([after.dialogs.length, later.dialogs.length]).toEqual([1, 0]);
  });

  test('it congratulates after the way of rule 2, on the page that was wanted', async () => {
    const { scope, router, dialogs, left } = tab({ session: null, at: '/?path=%2Fim%2Fgamecenter&login=abcdef' });
    signIn(scope, reward);
    await waitFor(() => expect(dialogs).toContainEqual(congratulation));
    expect([router.state.location.pathname, left]).toEqual(['/im/gamecenter', []]);
  });

  test('it congratulates nobody else', async () => {
    const before = tab({ session: null });
    signIn(before.scope, reward);
    await waitFor(() => expect(before.left).toEqual(['reload']));
    closeTabs();
    const other = tab({ session: sessionOf('one', { uid: 'u2' }) });
    await other.router.navigate('/whitepaper');
    await waitFor(() => expect(calls('/wallet/profile')).toBe(1));
    expect(other.dialogs).toEqual([]);
  });

  test('it loses neither session nor reward where the browser keeps nothing', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { scope, dialogs, left } = tab({ session: null });
    signIn(scope, reward);
    await waitFor(() => expect(dialogs).toEqual([congratulation]));
    expect([left, scope.getState($isSignedIn)]).toEqual([[], true]);
    full.mockRestore();
  });
});

describe('a sign-in that is asked for', () => {
  test.each(['/?path=%2Fim&login=abcdef', '/?path=%2Fim', '/home?login=abcdef', '/auth?redirectUri=%2Fim'])(
    'it opens the login dialog on %s',
    async (at) => {
      const { router, dialogs } = tab({ session: null, at: '/whitepaper' });
      await router.navigate(at);
      await waitFor(() => expect(dialogs).toEqual([{ name: 'auth.login', props: {} }]));
    },
  );

  test('it leads to what it was asked for, which holds while the page is shown', async () => {
    const { router, scope } = tab({ session: null, at: '/whitepaper' });
    scopeBind(loginRequested, { scope })({ path: '/im' });
    scopeBind(signedIn, { scope })(sessionOf('one'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/im'));
    expect(router.state.historyAction).toBe('PUSH');
  });

  test.each([
    ['another place was gone to', async ({ router }: Tab) => router.navigate('/')],
    ['a sign-in for nothing was asked for', async ({ scope }: Tab) => scopeBind(loginRequested, { scope })({})],
    ['it is no place of ours', async ({ scope }: Tab) => scopeBind(loginRequested, { scope })({ path: 'https://evil.example/' })],
  ])('it leads nowhere else where %s', async (_what, meanwhile) => {
    const opened = tab({ session: null, at: '/whitepaper' });
    scopeBind(loginRequested, { scope: opened.scope })({ path: '/im' });
    expect(opened.scope.getState($wayOn)).toEqual({ kind: 'go', to: '/im' });
    await meanwhile(opened);
    await waitFor(() => expect(opened.scope.getState($wayOn)).toBeNull());
  });

  test('it asks nobody who is signed in', async () => {
    const { router, scope, dialogs } = tab({ at: '/whitepaper' });
    await router.navigate('/?path=%2Fim&login=abcdef');
    scopeBind(loginRequested, { scope })({});
    await waitFor(() => expect(calls('/wallet/profile')).toBe(1));
    expect(dialogs).toEqual([]);
  });

  test.each([
    ['/whitepaper?a=1', '/login?path=%2Fwhitepaper%3Fa%3D1'],
    ['/', '/login'],
    ['/?path=%2Fim', '/login?path=%2Fim'],
  ])('it leads from %s to the login page while there is no dialog', async (at, to) => {
    const { router, scope } = tab({ session: null, at, has: [] });
    scopeBind(loginRequested, { scope })({});
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to));
  });
});

describe('an invitation', () => {
  afterEach(() => {
    document.cookie = 'invitecode=; path=/; max-age=0';
  });

  test('it is kept from any address until somebody signs up', async () => {
    const { scope, router } = tab({ session: null });
    await router.navigate('/whitepaper?invitecode=Abc123');
    await router.navigate('/whitepaper');
    expect([scope.getState($inviteCode), keptInvitation()]).toEqual(['Abc123', 'Abc123']);
    scopeBind(signedIn, { scope })(sessionOf('one', { brickstype: 1, bricksamount: 50 }));
    await waitFor(() => expect([scope.getState($inviteCode), keptInvitation()]).toEqual([null, null]));
  });

  test.each(['abc', 'a%3Bb%3Bc%3Bd', '<b>bad</b>', ''])('it is not %p', async (code) => {
    const { scope, router } = tab({ session: null });
    await router.navigate(`/?invitecode=${code}`);
    expect([scope.getState($inviteCode), keptInvitation()]).toEqual([null, null]);
  });
});

describe('wallet info', () => {
  test('it is fetched on navigation, outside the pages of signing in', async () => {
    const { router, scope } = tab({ at: '/whitepaper' });
    await router.navigate('/login');
    await router.navigate('/whitepaper#part');
    await waitFor(() => expect(scope.getState($profile)?.username).toBe('fresh'));
    await router.navigate('/whitepaper#other');
    await router.navigate('/auth?redirectUri=%2Fim');
    expect(calls('/wallet/profile')).toBe(1);
  });

  test('it is not fetched for a visitor', async () => {
    const { router } = tab({ session: null });
    await router.navigate('/whitepaper');
    await router.navigate('/bricks');
    expect(api.received).toEqual([]);
  });
});
