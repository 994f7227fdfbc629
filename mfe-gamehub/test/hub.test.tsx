import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { localeChosen, loginRequested, signedIn } from '@mortar/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, type Scope } from 'effector';
import { games } from '../src/entities/game/model.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, openPopup, recorded, SESSION, startScope } from './site.tsx';

const game = { id: 'fuse', gameName: 'Fuse', gameIcon: '/games/fuse/icon.svg', link: '/games/fuse' };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = answering({ 'open/list': [game], 'game/list': [{ ...game, best: 900, runs: 1 }] });
});
afterAll(() => api.close());

async function open(scope: Scope = startScope({ api: api.url })) {
  const close = jest.fn();
  const view = await openPopup('hub', scope, close);
  const link = await screen.findByRole('link', { name: /^Fuse/ });
  return { scope, close, link, user: userEvent.setup(), ...view };
}
const paths = () => api.received.map(({ path }) => path.slice(path.indexOf('/game/')));

test('it lists the games for everybody, and asks a visitor to log in before one opens', async () => {
  const { link, user, scope } = await open();
  const requests = recorded(loginRequested, scope);
  expect(screen.getByRole('dialog', { name: 'Game Hub' })).toBeTruthy();
  expect(paths()).toEqual(['/game/open/list']);
  await user.click(link);
  expect(requests).toEqual([{ reason: 'Fuse', path: '/games/fuse' }]);
  expect(await axeFindings()).toEqual([]);
});

test('it opens a game in a new tab that knows nothing of this one', async () => {
  const { link, user, scope } = await open(startScope({ api: api.url, session: SESSION }));
  const requests = recorded(loginRequested, scope);
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['/games/fuse', '_blank', 'noopener']);
  await user.click(link);
  expect(requests).toEqual([]);
  expect([screen.getByText('Best 900 · played once') !== null, paths()]).toEqual([true, ['/game/list']]);
});

test('it loads the list anew when the user becomes logged in, and when the language changes', async () => {
  const { scope } = await open();
  await act(() => allSettled(signedIn, { scope, params: SESSION }));
  expect(await screen.findByText('Best 900 · played once')).toBeTruthy();
  await act(() => allSettled(localeChosen, { scope, params: 'zh-HK' }));
  await waitFor(() => expect(paths()).toEqual(['/game/open/list', '/game/list', '/game/list']));
  expect(api.received.at(-1)!.headers['lang']).toBe('zh_HK');
});

test('it shows no list that was asked for before the sign-in, however late it comes', async () => {
  const { scope } = await open();
  const held: (() => void)[] = [];
  const reply = api.reply;
  api.reply = (request, response) =>
    request.path.endsWith('open/list') ? void held.push(() => reply(request, response)) : reply(request, response);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => void allSettled(signedIn, { scope, params: SESSION }));
  await screen.findByText('Best 900 · played once');
  await act(async () => held[0]!());
  await waitFor(() => expect(scope.getState(games.$isLoading)).toBe(false));
  expect(screen.getByText('Best 900 · played once')).toBeTruthy();
});

test('it leads to the game centre', async () => {
  const { user, router } = await open();
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Game centre' }));
  expect(router.state.location.pathname).toBe('/im/gamecenter');
});

test('it closes by Escape', async () => {
  const { user, close } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
