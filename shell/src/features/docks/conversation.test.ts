import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $openConversation, $session, OPEN_CONVERSATION, conversationAsked, conversationTaken, loginRequested } from '@mortar/host';
import { allSettled, createWatch, fork } from 'effector';
import { createMemoryRouter } from 'react-router';
import { sessionOf } from '../../../test/open-tab.ts';
import { carried } from '@mortar/remote-kit/carried';
import { routerReady } from '../../core/navigation/navigate.ts';
import { $dock, loadDocksFx } from './model.ts';

const { savedPerson, firstBot } = OPEN_CONVERSATION;

/** A document of the site, before its docks are loaded. */
function open({ at = '/', session = sessionOf('one') as ReturnType<typeof sessionOf> | null, isPhone = false } = {}) {
  window.matchMedia = ((query: string) => ({ matches: isPhone && query.includes('750') })) as never;
  const scope = fork({ values: [[$session, session]] });
  const asked = jest.fn();
  createWatch({ unit: loginRequested, scope, fn: asked });
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [at] });
  const ready = allSettled(routerReady, { scope, params: router });
  return { scope, asked, router, ready };
}
const state = (scope: ReturnType<typeof fork>) => [scope.getState($dock).open, scope.getState($openConversation)];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('it opens the dock of messages and keeps the signal until it is taken', async () => {
  const { scope, ready } = open();
  await ready;
  await allSettled(conversationAsked, { scope, params: savedPerson });
  expect([state(scope), carried('conversation')]).toEqual([['im.messages', 1], 1]);
  await allSettled(conversationTaken, { scope });
  expect([state(scope), carried('conversation')]).toEqual([['im.messages', null], null]);
});

test('it leads to /im on a phone, which has no dock', async () => {
  const { scope, router, ready } = open({ isPhone: true });
  await ready;
  await allSettled(conversationAsked, { scope, params: firstBot });
  expect([router.state.location.pathname, state(scope)]).toEqual(['/im', [null, 3]]);
});

test.each(['/im', '/im/addFriend', '/IM/'])('it leaves the signal to the page of messages on %s', async (at) => {
  const { scope, router, ready } = open({ at });
  await ready;
  await allSettled(conversationAsked, { scope, params: firstBot });
  expect([router.state.location.pathname, state(scope)]).toEqual([at, [null, 3]]);
});

test('it opens the dock beside the game centre, which is no page of messages', async () => {
  const { scope, ready } = open({ at: '/im/gamecenter' });
  await ready;
  await allSettled(conversationAsked, { scope, params: firstBot });
  expect(state(scope)).toEqual(['im.messages', 3]);
});

test('it asks a visitor to sign in and goes on in the document that follows', async () => {
  const visitor = open({ session: null });
  await visitor.ready;
  await allSettled(conversationAsked, { scope: visitor.scope, params: savedPerson });
  expect([visitor.asked.mock.calls.length, state(visitor.scope)]).toEqual([1, [null, 1]]);

  const signedIn = open();
  await signedIn.ready;
  await allSettled(loadDocksFx, { scope: signedIn.scope });
  expect(state(signedIn.scope)).toEqual(['im.messages', 1]);
});

test('it goes on in the same document too, once somebody is signed in', async () => {
  const { scope, ready } = open({ session: null });
  await ready;
  await allSettled(conversationAsked, { scope, params: savedPerson });
  await allSettled($session, { scope, params: sessionOf('one') });
  expect(state(scope)).toEqual(['im.messages', 1]);
});

test('it asks no visitor to sign in for a signal of an earlier document, and takes up none that nobody sent', async () => {
  sessionStorage.setItem('mortar:conversation', '1');
  const visitor = open({ session: null });
  await visitor.ready;
  await allSettled(loadDocksFx, { scope: visitor.scope });
  expect([visitor.asked.mock.calls.length, state(visitor.scope)]).toEqual([0, [null, null]]);

  sessionStorage.setItem('mortar:conversation', '2');
  const signedIn = open();
  await signedIn.ready;
  await allSettled(loadDocksFx, { scope: signedIn.scope });
  expect(state(signedIn.scope)).toEqual([null, null]);
});
