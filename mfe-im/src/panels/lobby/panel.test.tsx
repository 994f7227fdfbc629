import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $createLink, type Link, type LinkEvents } from '@mortar/client/connection';
import { SUCCESS } from '@mortar/protocol';
import { LOBBY_TOPIC } from '@mortar/protocol/messaging';
import { act, screen, waitFor } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { MemoryRouter } from 'react-router';
import { startApi, succeed } from '../../../../shared/client/test/api-server.ts';
import { connected, showWithin } from '../../../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../../../shared/ui/src/testing/axe.ts';
import { installIntersections } from '../../../../shared/ui/src/testing/intersections.ts';
import en from '../../../locales/en.json' with { type: 'json' };
import zhHk from '../../../locales/zh-HK.json' with { type: 'json' };
import { Panel } from './panel.tsx';

const last = (username: string, text: string) => ({
  seq: 1,
  uid: username,
  username,
  text,
  isRecalled: false,
  at: '2026-11-20T02:04:00.000Z',
});
const channel = (channelid: string, name: string, said: ReturnType<typeof last> | null) => ({
  channelid,
  name,
  imageUrl: '',
  members: 12,
  last: said,
  isDemo: false,
});
const TALK = [channel('1', 'Kiln talk', last('kira', 'A new high score!')), channel('2', 'Names', null)];

let api: Awaited<ReturnType<typeof startApi>>;
let link: LinkEvents;
let view: ReturnType<typeof installIntersections>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  view = installIntersections();
  api.received.length = 0;
  api.reply = succeed({ list: TALK });
});
afterAll(() => api.close());

/** The server's end of the connection: every topic stands at its beginning. */
function createLink(events: LinkEvents): Link {
  link = events;
  return {
    open: () => events.changed('connected'),
    call: async () => ({ answer: { code: SUCCESS, msg: '', data: { epoch: 'e', n: 0 } } }),
    close: () => undefined,
  };
}

function show(): Scope {
  const scope = connected(api.url, fork({ values: [[$createLink, { createLink }]] }));
  showWithin(
    scope,
    { en, 'zh-HK': zhHk },
    <MemoryRouter>
      <Panel />
    </MemoryRouter>,
  );
  return scope;
}

const channels = () => screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);

test('it asks for nothing before somebody comes near', () => {
  show();
  expect(api.received).toEqual([]);
});

test('it shows what is said in open channels, and takes up what is said next', async () => {
  show();
  view.setNear(true);
  await waitFor(() =>
    expect(channels()).toEqual([
      ['Kiln talkkira: A new high score!', '/im?chat=1'],
      ['Names12 members', '/im?chat=2'],
    ]),
  );
  expect(await axeFindings()).toEqual([]);
  const data = { channelid: '2', last: last('soli', 'Which name is free?') };
  act(() => link.happened('topic', { topic: LOBBY_TOPIC, epoch: 'e', n: 1, data }));
  expect(channels().map(([text]) => text)).toEqual(['Namessoli: Which name is free?', 'Kiln talkkira: A new high score!']);
});

test('it is silent where there is no open channel', async () => {
  api.reply = succeed({ list: [] });
  show();
  view.setNear(true);
  await waitFor(() => expect(api.received.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
});
