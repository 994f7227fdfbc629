import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createRequest } from '@mortar/client';
import { $profile, $session, $unreadCount, unreadCounted } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { TOKEN_COOKIE, USER_COOKIE } from '@mortar/protocol/identity';
import { addVisit } from '@mortar/protocol/telemetry';
import { waitFor } from '@testing-library/react';
import { scopeBind, type Scope } from 'effector';
import { envelope, SIGN_KEY, startApi } from '../../shared/client/test/api-server.ts';
import { BAN_NOTICE } from '../src/core/dialogs/own.ts';
import { installBrowserParts } from './browser-parts.ts';
import { openTab, sessionOf } from './open-tab.ts';

const visitFx = createRequest(addVisit);
const { closeTabs } = installBrowserParts();
let api: Awaited<ReturnType<typeof startApi>>;
let answer = envelope(CODES.accountBlacklisted, null, 403);

const tab = (more: Partial<Parameters<typeof openTab>[0]> = {}) => openTab({ api, signKey: SIGN_KEY, ...more });
const call = (scope: Scope) => scopeBind(visitFx, { scope })({ path: '/' }).catch(() => undefined);
const cookie = (name: string) => document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));

beforeAll(async () => {
  api = await startApi();
  api.reply = (request, response) => answer(request, response);
});
beforeEach(() => {
  closeTabs();
  sessionStorage.clear();
  for (const name of [TOKEN_COOKIE, USER_COOKIE]) document.cookie = `${name}=one; path=/`;
});
afterAll(() => api.close());

describe('blacklist', () => {
  test.each([
    ['account', CODES.accountBlacklisted],
    ['device', CODES.deviceBlacklisted],
    ['ip', CODES.ipBlacklisted],
  ])('it tells a visitor of a block of the %s, on the spot', async (type, code) => {
    answer = envelope(code, null, 403);
    const { scope, dialogs, left } = tab();
    await call(scope);
    await waitFor(() => expect(dialogs).toEqual([{ name: BAN_NOTICE, props: { type, msg: expect.any(String) } }]));
    expect(left).toEqual([]);
  });

  test('whoever has tried to log in gets the way to the reason', async () => {
    answer = envelope(CODES.accountBlacklisted, { appeal: 'pass' }, 200);
    const { scope, dialogs } = tab();
    await call(scope);
    await waitFor(() =>
      expect(dialogs).toEqual([{ name: BAN_NOTICE, props: { type: 'account', msg: expect.any(String), appeal: 'pass' } }]),
    );
  });

  test('it clears session, profile and cookies of whoever was signed in, and the next document tells them', async () => {
    answer = envelope(CODES.accountBlacklisted, null, 403);
    const { scope, dialogs, left } = tab({ at: '/bricks', session: sessionOf('one') });
    scopeBind(unreadCounted, { scope })({ total: 2, conversations: { p1: 2 } });
    await call(scope);
    await waitFor(() => expect(left).toEqual(['/']));
    expect([scope.getState($session), scope.getState($profile), scope.getState($unreadCount)]).toEqual([null, null, 0]);
    expect([cookie(TOKEN_COOKIE), cookie(USER_COOKIE)]).toEqual([undefined, undefined]);
    expect(dialogs).toEqual([]);

    const next = tab();
    await waitFor(() => expect(next.dialogs).toMatchObject([{ name: BAN_NOTICE, props: { type: 'account' } }]));
    const third = tab();
    await third.ready;
    expect(third.dialogs).toEqual([]);
  });

  test('it tells once of many refused calls', async () => {
    answer = envelope(CODES.deviceBlacklisted, null, 403);
    const { scope, dialogs } = tab();
    await Promise.all(Array.from({ length: 20 }, () => call(scope)));
    await waitFor(() => expect(dialogs).toHaveLength(1));
  });
});

describe('ip limit', () => {
  test('it leads to the page that says so', async () => {
    answer = envelope(CODES.ipRestricted, null, 403);
    const { scope, left } = tab({ at: '/im' });
    await call(scope);
    await waitFor(() => expect(left).toEqual(['/iplimit']));
  });

  test('it stays on that page', async () => {
    answer = envelope(CODES.ipRestricted, null, 403);
    const { scope, left } = tab({ at: '/iplimit' });
    await call(scope);
    expect(left).toEqual([]);
  });

  test('it stays where the answer says so', async () => {
    const restricted = envelope(CODES.ipRestricted, null, 403);
    answer = (request, response) => {
      response.setHeader('redirect', 'false');
      restricted(request, response);
    };
    const { scope, left } = tab({ at: '/im' });
    await call(scope);
    expect(left).toEqual([]);
  });
});
