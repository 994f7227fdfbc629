import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $createLink, connectionWanted, type Link, type LinkEvents } from '@mortar/client/connection';
import { $noticeCount, $session, signedOut } from '@mortar/host';
import { act, waitFor } from '@testing-library/react';
import { useGate } from 'effector-react';
import { allSettled, fork, type Scope } from 'effector';
import { startApi, succeed } from '../../../../shared/client/test/api-server.ts';
import { connected, showWithin } from '../../../../shared/remote-kit/test/site.tsx';
import en from '../../../locales/en.json' with { type: 'json' };
import zhHk from '../../../locales/zh-HK.json' with { type: 'json' };
import { SESSION } from '../../../test/site.tsx';
import { NoticeCountGate } from './index.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let link: LinkEvents;
let scope: Scope;
let page: { unmount: () => void };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.received.length = 0;
  api.reply = succeed({ list: [], unread_num: 3, next: null });
  scope = connected(
    api.url,
    fork({
      values: [
        [$createLink, { createLink }],
        [$session, SESSION],
      ],
    }),
  );
  page = showWithin(scope, { en, 'zh-HK': zhHk }, <Counting />);
  await act(() => allSettled(connectionWanted, { scope, params: { uid: SESSION.uid } }));
});
afterAll(() => api.close());

/** The server's end of the connection. */
function createLink(events: LinkEvents): Link {
  link = events;
  return { open: () => events.changed('connected'), call: () => Promise.reject(new Error('nothing is called')), close: () => undefined };
}

function Counting() {
  useGate(NoticeCountGate);
  return null;
}

const count = () => scope.getState($noticeCount);

test('it counts what waits once there is a connection, and goes by what the server tells', async () => {
  await waitFor(() => expect(count()).toBe(3));
  expect(api.received).toHaveLength(1);
  act(() => link.happened('notices.changed', { unread_num: 4 }));
  expect(count()).toBe(4);
});

test('a new connection counts anew: what was told between did not come', async () => {
  await waitFor(() => expect(count()).toBe(3));
  api.reply = succeed({ list: [], unread_num: 7, next: null });
  act(() => link.changed('connecting'));
  act(() => link.changed('connected'));
  await waitFor(() => expect(count()).toBe(7));
});

test('nothing is counted for whoever signed out', async () => {
  await waitFor(() => expect(count()).toBe(3));
  page.unmount();
  await act(() => allSettled(signedOut, { scope }));
  link.happened('notices.changed', { unread_num: 4 });
  expect(count()).toBe(0);
});
