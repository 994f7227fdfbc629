import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { $app, $locale, $profile, $runtime, $session, loginRequested, readRuntime } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { TOKEN_COOKIE, USER_COOKIE } from '@mortar/protocol/identity';
import { waitFor } from '@testing-library/react';
import { allSettled, scopeBind, type Scope } from 'effector';
import { envelope, SIGN_KEY, startApi, succeed, type Received } from '../../shared/client/test/api-server.ts';
import { installBrowserParts } from './browser-parts.ts';
import { APP_RUNTIME, CODE, installApp } from './fake-app.ts';
import { openTab, sessionOf } from './open-tab.ts';
import { enterApp } from '../src/features/in-app/index.ts';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const LINK = `/?param=${encodeURIComponent(JSON.stringify({ token: CODE.token, os: 'android', version: '3.2.1', locale: 'zh-HK' }))}`;
/** How long the app may take to answer. */
const ANSWER_MS = 1500;
const { closeTabs } = installBrowserParts();
let api: Awaited<ReturnType<typeof startApi>>;
let app: ReturnType<typeof installApp> | undefined;
const server = { isCodeGood: true };

function answer({ path }: Received) {
  if (path.endsWith('/app/exchange')) return server.isCodeGood ? succeed(sessionOf('of app', { uid: 'ann' })) : envelope(CODES.codeExpired);
  return path.endsWith('/wallet/profile') ? succeed({ uid: 'ann', username: 'Ann' }) : succeed({});
}

beforeAll(async () => {
  api = await startApi();
  api.reply = (request, response) => answer(request)(request, response);
});
beforeEach(() => {
  server.isCodeGood = true;
  api.received.length = 0;
  closeTabs();
  for (const name of [TOKEN_COOKIE, USER_COOKIE]) document.cookie = `${name}=one; path=/`;
});
afterEach(() => {
  app?.remove();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});
afterAll(() => api.close());

/** Opens an address as the shell does before its first page. */
async function open(at: string, { uid, runtime = APP_RUNTIME }: { uid?: string; runtime?: typeof APP_RUNTIME } = {}) {
  history.replaceState(null, '', at);
  const tab = openTab({ api, signKey: SIGN_KEY, at, session: uid === undefined ? null : sessionOf('one', { uid }) });
  await tab.ready;
  await allSettled($runtime, { scope: tab.scope, params: runtime });
  return tab;
}
const cookie = (name: string) => document.cookie.includes(`${name}=`);
const calls = (path: string) => api.received.filter((received) => received.path.endsWith(path));
const uidOf = (scope: Scope) => scope.getState($session)?.uid;
const messageOf = (actiontype: string, actionbody: object, callbackfunction = '') => ({
  actiontype,
  actionbody: { pagetype: 'h5', ...actionbody },
  callbackfunction,
});

describe('inside the app', () => {
  test('it signs the app’s person in by the code, with the secret that the bridge gave, and says embedded', async () => {
    app = installApp({ uid: 'ann', locale: 'zh-HK' });
    const { scope } = await open(`${LINK}&tab=2#part`);
    await enterApp(scope);
    expect(uidOf(scope)).toBe('ann');
    const [call] = calls('/app/exchange');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ ...CODE, version: '3.2.1' });
    expect(call?.headers['embedded']).toBe('1');
    expect(scope.getState($app)).toEqual({ os: 'android', version: '3.2.1', locale: 'zh-HK' });
    expect(scope.getState($locale)).toBe('zh-HK');
    expect(location.href).toBe('http://localhost/?tab=2#part');
    expect(history.length).toBe(1);
  });

  test('it ends any session where the app gives no code: user, cookies, and the session on the server', async () => {
    app = installApp();
    const { scope } = await open('/', { uid: 'bob' });
    await enterApp(scope);
    expect([scope.getState($session), scope.getState($profile)]).toEqual([null, null]);
    expect([cookie(TOKEN_COOKIE), cookie(USER_COOKIE)]).toEqual([false, false]);
    expect(calls('/user/logout').map(({ headers }) => [headers['authorization'], headers['embedded']])).toEqual([['Bearer one', '1']]);
  });

  test('it keeps the session of whom the app itself calls its person, so that a page may load anew', async () => {
    app = installApp({ uid: 'ann' });
    const { scope } = await open('/', { uid: 'ann' });
    await enterApp(scope);
    expect(uidOf(scope)).toBe('ann');
    expect(api.received).toEqual([]);
  });

  test('it ends another person’s session before it takes the code', async () => {
    app = installApp({ uid: 'ann' });
    const { scope } = await open(LINK, { uid: 'bob' });
    await enterApp(scope);
    expect(uidOf(scope)).toBe('ann');
    expect(api.received.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual(['user/logout', 'app/exchange']);
  });

  test('it ignores a code that the app did not ask for: a link of somebody else’s signs nobody in', async () => {
    app = installApp({ uid: 'bob', codes: [] });
    const { scope } = await open(LINK, { uid: 'bob' });
    await enterApp(scope);
    expect(uidOf(scope)).toBe('bob');
    expect(calls('/app/exchange')).toEqual([]);
  });

  test('it shows the server’s message when a code is refused, and nobody is signed in', async () => {
    app = installApp({ uid: 'ann' });
    server.isCodeGood = false;
    const { scope, toasts } = await open(LINK);
    await enterApp(scope);
    expect(uidOf(scope)).toBeUndefined();
    expect(toasts).toEqual([{ type: 'error', text: `message of ${CODES.codeExpired}` }]);
  });

  test('it asks the app when somebody wants to sign in, and opens no dialog', async () => {
    app = installApp();
    const { scope, dialogs } = await open('/');
    await enterApp(scope);
    scopeBind(loginRequested, { scope })({});
    await waitFor(() =>
      expect(app?.heard.at(-1)).toEqual({ actiontype: 'login', actionbody: { pagetype: 'login' }, callbackfunction: '' }),
    );
    expect(dialogs).toEqual([]);
  });
});

describe('in a browser', () => {
  const nothingHappened = (scope: Scope) => {
    expect(uidOf(scope)).toBe('bob');
    expect([cookie(TOKEN_COOKIE), cookie(USER_COOKIE)]).toEqual([true, true]);
    expect(api.received).toEqual([]);
    expect(scope.getState($app)).toBeNull();
  };

  /** Waits for an answer by timers that the test moves. */
  async function beginToEnter(scope: Scope) {
    await import('../src/features/in-app/enter.ts');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    let isDone = false;
    const done = enterApp(scope).then(() => (isDone = true));
    return { done, isDone: () => isDone };
  }

  test.each([LINK, '/'])('it ignores %s, whatever it says, and keeps the session', async (at) => {
    const { scope } = await open(at, { uid: 'bob', runtime: readRuntime(SAFARI) });
    await enterApp(scope);
    nothingHappened(scope);
    expect(location.pathname + location.search).toBe(at);
  });

  test.each([LINK, '/'])('it ignores a user agent that claims to be the app at %s', async (at) => {
    const { scope } = await open(at, { uid: 'bob' });
    await enterApp(scope);
    nothingHappened(scope);
  });

  test('it asks nothing of an object where the user agent is a browser’s', async () => {
    app = installApp({ uid: 'ann' });
    const { scope } = await open(LINK, { uid: 'bob', runtime: readRuntime(SAFARI) });
    await enterApp(scope);
    nothingHappened(scope);
    expect(app.heard).toEqual([]);
  });

  test('it ignores an element of the page that has the name of the app’s object', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.name = 'MortarApp';
    const said = jest.spyOn(frame.contentWindow!, 'postMessage');
    const { scope } = await open(LINK, { uid: 'bob' });
    await enterApp(scope);
    nothingHappened(scope);
    expect(window).toHaveProperty('MortarApp', frame.contentWindow);
    expect(said).not.toHaveBeenCalled();
  });

  test.each<[string, (challenge: string) => unknown]>([
    ['says nothing of the challenge', () => ({ os: 'android', version: '1', locale: 'en', uid: 'ann', verifier: CODE.verifier })],
    ['answers another challenge', () => ({ challenge: 'x'.repeat(43), os: 'android', version: '1', locale: 'en' })],
    ['answers more than is asked', (challenge) => ({ challenge, os: 'android', version: '1', locale: 'en', admin: true })],
    ['answers in another form', (challenge) => [challenge]],
    ['names another system', (challenge) => ({ challenge, os: 'web', version: '1', locale: 'en' })],
  ])('it takes no object for the app that %s', async (_what, answerWith) => {
    app = installApp();
    app.answerTo = ({ challenge }) => answerWith(String(challenge));
    const { scope } = await open(LINK, { uid: 'bob' });
    const entered = await beginToEnter(scope);
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    await entered.done;
    nothingHappened(scope);
  });

  test('it waits 1.5 s for an object that never answers, and goes on as a browser', async () => {
    app = installApp({ isMute: true });
    const { scope } = await open(LINK, { uid: 'bob' });
    const entered = await beginToEnter(scope);
    await jest.advanceTimersByTimeAsync(ANSWER_MS - 1);
    expect(entered.isDone()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await entered.done;
    nothingHappened(scope);
    const callbackfunction = app.heard[0]?.callbackfunction ?? '';
    expect(callbackfunction).toMatch(/^mortarCallback_[0-9a-f]{16}$/);
    expect(callbackfunction in window).toBe(false);
  });
});

describe('what the app says', () => {
  const CALLBACK = 'mortarCallback_0123456789abcdef';

  async function inside(options: Parameters<typeof installApp>[0] = {}, uid?: string) {
    const installed = (app = installApp(options));
    const tab = await open('/', uid === undefined ? {} : { uid });
    await enterApp(tab.scope);
    api.received.length = 0;
    installed.heard.length = 0;
    return { ...tab, app: installed };
  }

  test('it opens a page of ours, and answers by the name that was given', async () => {
    const { router, app: there } = await inside();
    there.say(messageOf('open', { path: '/games/fuse?from=app' }, CALLBACK));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/games/fuse?from=app'));
    await waitFor(() => expect(there.heard).toEqual([messageOf('answer', {}, CALLBACK)]));
  });

  test.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/', '/\\evil.example'])('it opens home for %s', async (path) => {
    const { router, app: there } = await inside();
    await router.navigate('/elsewhere');
    there.say(messageOf('open', { path }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('it goes one page back', async () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    const { app: there } = await inside();
    there.say(messageOf('back', {}));
    await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
    back.mockRestore();
  });

  test('it takes up who signed in in the app while a page shows', async () => {
    const { scope, left, app: there } = await inside();
    there.uid = 'ann';
    there.say(messageOf('param', { param: JSON.stringify({ token: CODE.token }) }));
    await waitFor(() => expect(uidOf(scope)).toBe('ann'));
    await waitFor(() => expect(left).toEqual(['reload']));
  });

  test('it ends the session when somebody signed out in the app', async () => {
    const { scope, left, app: there } = await inside({ uid: 'ann' }, 'ann');
    there.uid = '';
    there.say(messageOf('param', { param: '' }));
    await waitFor(() => expect(left).toEqual(['reload']));
    expect(uidOf(scope)).toBeUndefined();
    expect(calls('/user/logout')).toHaveLength(1);
  });

  test('it tells in the next document why nobody took the place of who signed out in the app', async () => {
    const { left, toasts, app: there } = await inside({ uid: 'bob' }, 'bob');
    server.isCodeGood = false;
    there.uid = 'ann';
    there.say(messageOf('param', { param: JSON.stringify({ token: CODE.token }) }));
    await waitFor(() => expect(left).toEqual(['reload']));
    expect(toasts).toEqual([]);
    const next = await open('/');
    await waitFor(() => expect(next.toasts).toEqual([{ type: 'error', text: `message of ${CODES.codeExpired}` }]));
  });

  test('it does nothing and throws nothing for 1,000 messages that are none of ours', async () => {
    const { scope, router, left, dialogs, toasts, app: there } = await inside({ uid: 'ann' }, 'ann');
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    const run = jest.fn();
    Object.assign(window, { mortarCallback_stolen: run, mortarCallback_0123456789abcdef: run });
    const faults: unknown[] = [];
    const onError = (event: ErrorEvent) => faults.push(event.error);
    window.addEventListener('error', onError);
    const receive = (window as unknown as { mortarBridge: (value: unknown) => void }).mortarBridge;
    for (const value of strangeMessages(1000)) {
      expect(() => receive(value)).not.toThrow();
      window.dispatchEvent(new MessageEvent('message', { data: value, origin: 'https://evil.example', source: window }));
    }
    // What another window says is no message of the app's, however good its form.
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(messageOf('back', {})), source: window }));
    await new Promise((resolve) => setTimeout(resolve));
    window.removeEventListener('error', onError);
    expect([faults, there.heard, api.received, left, dialogs, toasts]).toEqual([[], [], [], [], [], []]);
    expect([uidOf(scope), router.state.location.pathname]).toEqual(['ann', '/']);
    expect(run).not.toHaveBeenCalled();
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });
});

/** Messages that each miss the form of ours in one way or another, the same ones in every run. */
function strangeMessages(count: number): unknown[] {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const good = [messageOf('back', {}), messageOf('open', { path: '/x' }), messageOf('param', { param: '' })];
  const junk: unknown[] = [
    null,
    0,
    -1,
    Number.MAX_VALUE,
    true,
    [],
    {},
    'x',
    '',
    '__proto__',
    { toString: 1 },
    'a'.repeat(5000),
    { __proto__: null },
  ];
  const ways: ((message: ReturnType<typeof messageOf>) => unknown)[] = [
    // Not text: an object with the very form of a message is none.
    (message) => message,
    (message) => JSON.stringify(message).slice(0, -1 - next(20)),
    (message) => JSON.stringify([message]),
    (message) => JSON.stringify({ ...message, [`more${next(9)}`]: 1 }),
    (message) => JSON.stringify({ ...message, actionbody: { ...message.actionbody, more: 1 } }),
    (message) => JSON.stringify({ ...message, actionbody: junk[next(junk.length)] }),
    (message) => JSON.stringify({ ...message, actionbody: { ...message.actionbody, pagetype: junk[next(junk.length)] } }),
    (message) => JSON.stringify({ ...message, actiontype: ['eval', 'verify', 'toString', 'constructor', '__proto__', 'Back'][next(6)] }),
    (message) => JSON.stringify({ ...message, actiontype: junk[next(junk.length)] }),
    (message) =>
      JSON.stringify({ ...message, callbackfunction: ['alert', 'mortarCallback_stolen', 'eval', 'mortarBridge', 'a.b', '0'][next(6)] }),
    (message) => JSON.stringify({ ...message, callbackfunction: `mortarCallback_0123456789abcdef${'();'[next(3)]}` }),
    (message) => JSON.stringify({ actiontype: message.actiontype, actionbody: message.actionbody }),
    (message) => JSON.stringify(message).replace('{', '{"__proto__":{"admin":true},'),
    () => junk[next(junk.length)],
    () => String.fromCharCode(...Array.from({ length: next(60) }, () => next(0xffff))),
  ];
  return Array.from({ length: count }, (_, index) => ways[index % ways.length]?.(good[next(good.length)] ?? messageOf('back', {})));
}
