import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $createLink, connectionWanted, type Link, type LinkEvents } from '@mortar/client/connection';
import { $session } from '@mortar/host';
import type { Notice } from '@mortar/protocol/notices';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { MemoryRouter } from 'react-router';
import { startApi, succeed } from '../../../../shared/client/test/api-server.ts';
import { connected, showWithin } from '../../../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../../../shared/ui/src/testing/axe.ts';
import en from '../../../locales/en.json' with { type: 'json' };
import zhHk from '../../../locales/zh-HK.json' with { type: 'json' };
import { SESSION } from '../../../test/site.tsx';
import { Panel } from './panel.tsx';

const notice = (id: string, given: Partial<Notice>): Notice => ({
  id,
  kind: 'followed',
  actor: { uid: 'soli', username: 'Soli', headimgurl: '' },
  values: {},
  link: '/im/followers?tab=followers',
  at: '2026-11-20T02:00:00.000Z',
  isRead: false,
  ...given,
});
const REMOVED = notice('7', {
  kind: 'channelRemoved',
  values: { channel: 'Minting room', reason: 'Off topic' },
  link: '/im?chat=70',
});

let api: Awaited<ReturnType<typeof startApi>>;
let link: LinkEvents;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = succeed({ list: [REMOVED, notice('6', { isRead: true })], unread_num: 1, next: null });
});
afterAll(() => api.close());

/** The server's end of the connection. */
function createLink(events: LinkEvents): Link {
  link = events;
  return { open: () => events.changed('connected'), call: () => Promise.reject(new Error('nothing is called')), close: () => undefined };
}

async function show(isSignedIn = true): Promise<void> {
  const scope = connected(
    api.url,
    fork({
      values: [
        [$createLink, { createLink }],
        [$session, isSignedIn ? SESSION : null],
      ],
    }),
  );
  if (isSignedIn) await allSettled(connectionWanted, { scope, params: { uid: SESSION.uid } });
  showWithin(
    scope,
    { en, 'zh-HK': zhHk },
    <MemoryRouter>
      <Panel />
    </MemoryRouter>,
  );
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('it tells what happened, with the reason, and leads to it', async () => {
  await show();
  const first = await screen.findByRole('link', { name: 'You were removed from Minting room' });
  expect(first.getAttribute('href')).toBe('/im?chat=70');
  expect(rows()).toEqual([expect.stringContaining('Reason: Off topic'), expect.stringContaining('Soli follows you')]);
  expect(await axeFindings()).toEqual([]);
});

test('it tells of the market with the price as its reader writes it', async () => {
  const values = { item: 'Kiln Works #1', amount: '500000000000000000', decimals: '18', symbol: 'ETH' };
  const floor = { collection: 'Kiln Works', way: 'down', percent: '60', ...values };
  const list = [
    notice('9', { kind: 'marketLowered', actor: null, values }),
    notice('8', { kind: 'marketFloor', actor: null, values: floor }),
  ];
  api.reply = succeed({ list, unread_num: 2, next: null });
  await show();
  await screen.findByRole('link', { name: 'Kiln Works #1 is cheaper now: 0.5 ETH' });
  expect(rows()[1]).toContain('Kiln Works: the floor fell by 60% to 0.5 ETH');
});

test('what is new comes at once, and all of it is marked as read', async () => {
  await show();
  await screen.findByText('Reason: Off topic');
  api.reply = succeed({ list: [notice('8', {}), REMOVED], unread_num: 2, next: null });
  act(() => link.happened('notices.changed', { unread_num: 2 }));
  await waitFor(() => expect(rows()[0]).toContain('Soli follows you'));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(api.received.map(({ body }) => body)).toContain('{"id":"8"}'));
});

test('a visitor is asked to log in, and nothing is asked of the server', async () => {
  await show(false);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(api.received).toEqual([]);
});
