import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { THIRD_PARTIES, THIRD_PARTY_CHANNEL } from '@mortar/protocol/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { forgetCookies } from '../site.tsx';
import { answers, bodiesOf, METHODS, openSettings } from './site.tsx';

const GOOGLE = { kind: 'google', subject: '117', boundat: '2026-11-02T02:00:00.000Z' };
const links = { thirdParties: [THIRD_PARTIES.google, THIRD_PARTIES.x] };
const FLOW = 'f'.repeat(43);
const CODE = 'c'.repeat(43);

/** Channels that are open: they would keep the test's process alive. */
const channels: NodeChannel[] = [];
class Channel extends NodeChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
const opened = { closed: false, close: jest.fn(), location: { replace: jest.fn() } };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  api = await startApi();
});
beforeEach(() => {
  forgetCookies();
  api.received.length = 0;
  opened.close.mockClear();
  opened.location.replace.mockClear();
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  jest.restoreAllMocks();
});
afterAll(() => api.close());

/** Answers of the server; the person has these ways to sign in beside their address. */
function answer(items: object[] = [], refusals: Record<string, number> = {}): void {
  const methods = { ...METHODS, items: [...METHODS.items, ...items] };
  api.reply = answers({ 'user/methods': methods, 'thirdparty/start': { url: 'https://id.example/authorize', flow: FLOW } }, refusals);
}

async function open(items: object[] = []) {
  answer(items);
  const { user } = await openSettings('/settings/sign-in', { api: api.url, links });
  await screen.findByRole('button', { name: 'Add a wallet' });
  return user;
}

/** Opens the settings and the window of Google. */
async function pressed() {
  const user = await open();
  await user.click(button('Add Google'));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://id.example/authorize'));
}

/** The window of the third party says how it ended. */
function tell(message: object): void {
  const channel = new Channel(THIRD_PARTY_CHANNEL);
  const say = channel.postMessage.bind(channel);
  say({ flow: FLOW, ...message });
}

const methods = () => within(screen.getByRole('region', { name: 'Ways to log in' }));
const button = (name: string | RegExp) => methods().getByRole('button', { name });
const bindings = () => bodiesOf(api.received, 'user/bind/thirdparty');

test('it offers the third parties that are configured and not bound', async () => {
  await open([GOOGLE]);
  expect(
    methods()
      .getAllByRole('button', { name: /^Add/ })
      .map((each) => each.textContent),
  ).toEqual(['Add a wallet', 'Add X']);
});

test('it binds a third party by what its window tells, and shows it at once', async () => {
  await pressed();
  expect(bodiesOf(api.received, 'thirdparty/start')).toEqual([{ registertype: 4, bind: true }]);
  expect(methods().getByRole('status').textContent).toBe('Continue in the Google window.');
  answer([GOOGLE]);
  tell({ flow: 'another', code: 'x'.repeat(43) });
  tell({ code: CODE });
  expect(await screen.findByText('Google is added to your account.')).toBeTruthy();
  await waitFor(() => expect(methods().getAllByRole('listitem')).toHaveLength(2));
  expect([bindings(), opened.close.mock.calls.length]).toEqual([[{ registertype: 4, code: CODE }], 1]);
});

test.each([
  ['was declined', { error: 'access_denied' }, 0, 'You declined access on Google.'],
  ['gave nobody', { error: 'refused' }, 0, 'That didn’t work with Google. Please try again.'],
  ["is another's", { code: CODE }, CODES.identityTaken, `message of ${CODES.identityTaken}`],
  ['is theirs already', { code: CODE }, CODES.alreadyBound, 'Google is added to your account.'],
])('it says how it ended where access %s', async (_what, told, code, said) => {
  await pressed();
  answer([], code ? { 'user/bind/thirdparty': code } : {});
  tell(told);
  await waitFor(() => expect(methods().getByRole('status').textContent).toBe(said));
});

test('it goes on in this tab where the browser blocks the window', async () => {
  const user = await open();
  jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(button('Add X'));
  expect(await screen.findByText('Your browser blocked the X pop-up.')).toBeTruthy();
  expect(button('Continue in this tab')).toBeTruthy();
});

test('it takes up what a whole page brought along, once', async () => {
  history.replaceState(null, '', `/settings/sign-in#auto=7.${FLOW}.${CODE}`);
  await open();
  expect(await screen.findByText('X is added to your account.')).toBeTruthy();
  expect([location.hash, bindings()]).toEqual(['', [{ registertype: 7, code: CODE }]]);
});
