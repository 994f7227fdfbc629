import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $session, loginRequested, signedIn, toastShown } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, recorded, SESSION, startScope, visit } from './site.tsx';

const GAMES = ['kiln-stack', 'fuse'].map((id) => ({ id, gameName: `The ${id}`, gameIcon: `/games/${id}/icon.svg`, link: `/games/${id}` }));
const MINE = GAMES.map((game, index) => ({ ...game, best: 1240 * (1 - index), runs: 3 * (1 - index) }));
const place = (rank: number, uid: string, score: number) => ({ rank, uid, username: `name of ${uid}`, headimgurl: '', score });
const BOARD = { items: [place(1, 'u9', 300), place(2, 'u1', 120)], me: place(2, 'u1', 120) };
const RUN = { id: 'r1', gameid: 'fuse', score: 240, points: 12, bricks: 1, at: '2026-11-20T02:04:00.000Z' };
const DAILY = { day: '2026-11-20', endsat: Date.UTC(2026, 10, 21), isplayed: false, items: [place(1, 'u9', 75)], me: null };
const ALL = {
  'open/list': GAMES,
  'game/list': MINE,
  mypoints: { points: 124, rank: 2 },
  getTopRank: BOARD,
  'game/runs': { items: [RUN], next: null },
  'open/daily': DAILY,
};

const BROKEN = { refused: CODES.internal };
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = answering(ALL);
});
afterAll(() => api.close());

const asked = (end: string) => api.received.filter(({ path }) => path.endsWith(end));
const board = () => screen.getByRole('region', { name: 'Leaderboard' });
const places = () =>
  within(board())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const signedInScope = () => startScope({ api: api.url, session: SESSION });

test('it shows a person the games with what they did in them, their points and their place', async () => {
  await visit('/im/gamecenter', signedInScope());
  const kiln = await within(await screen.findByRole('region', { name: 'Games' })).findByRole('link', { name: /^The kiln-stack/ });
  expect([kiln.getAttribute('href'), kiln.getAttribute('target'), kiln.getAttribute('rel')]).toEqual([
    '/games/kiln-stack',
    '_blank',
    'noopener',
  ]);
  expect(screen.getByText('Best 1,240 · 3 plays')).toBeTruthy();
  expect(screen.getByText('Not played yet')).toBeTruthy();
  const mine = screen.getByRole('region', { name: 'My points' });
  await waitFor(() => expect(mine.textContent).toContain('My points124 points#2 across all games'));
  expect(within(mine).getByRole('progressbar', { name: 'Next brick' }).getAttribute('aria-valuetext')).toBe('6 points to go');
  await waitFor(() => expect(places()).toEqual(['1name of u9300', '2name of u1You120']));
  expect(asked('open/list')).toEqual([]);
  const recent = await screen.findByRole('region', { name: 'Recent games' });
  expect(recent.textContent).toMatch(/^Recent gamesThe fuseScore 240Nov 20, 2026.*\+12 points\+1 brick$/);
  expect(await axeFindings()).toEqual([]);
});

test('it asks a visitor to log in where a sign-in is needed, and shows the rest', async () => {
  api.reply = answering({ ...ALL, getTopRank: { ...BOARD, me: null } });
  const scope = startScope({ api: api.url });
  const requests = recorded(loginRequested, scope);
  await visit('/im/gamecenter', scope);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(screen.getAllByText('Play now')).toHaveLength(2);
  const challenge = await within(screen.getByRole('region', { name: 'Daily challenge' })).findByRole('link', { name: /^The fuse/ });
  await user.click(challenge);
  expect(requests).toEqual([{}, { reason: 'The fuse', path: '/games/fuse#daily' }]);
  await waitFor(() => expect(places()).toEqual(['1name of u9300', '2name of u1120']));
  expect([asked('game/list'), asked('mypoints'), asked('game/runs')]).toEqual([[], [], []]);
});

test('it becomes the person’s own when they sign in elsewhere', async () => {
  const scope = startScope({ api: api.url });
  await visit('/im/gamecenter', scope);
  await screen.findAllByText('Play now');
  await act(() => allSettled(signedIn, { scope, params: SESSION }));
  expect(await screen.findByText('Best 1,240 · 3 plays')).toBeTruthy();
  expect(screen.getByText('#2 across all games')).toBeTruthy();
  expect(scope.getState($session)).toBe(SESSION);
});

test('it shows the board of a game, with the caller last when they are not among the best', async () => {
  await visit('/im/gamecenter', signedInScope());
  await waitFor(() => expect(places()).toHaveLength(2));
  api.reply = answering({ ...ALL, getTopRank: { items: [place(1, 'u9', 9000)], me: place(57, 'u1', 40) } });
  await userEvent.setup().click(within(board()).getByRole('button', { name: 'The fuse' }));
  await waitFor(() => expect(places()).toEqual(['1name of u99,000', '57name of u1You40']));
  expect(within(board()).getByRole('columnheader', { name: 'Best score' })).toBeTruthy();
  expect(asked('getTopRank').at(-1)!.query.get('gameid')).toBe('fuse');
});

test('it shows today’s challenge of each game: open, used, and with a score', async () => {
  await visit('/im/gamecenter', signedInScope());
  const daily = await screen.findByRole('region', { name: 'Daily challenge' });
  const challenges = () =>
    within(daily)
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/ Ends at.*/, ''));
  await waitFor(() => expect(challenges()[0]).toBe('The kiln-stack (opens in a new tab)One try todayname of u9 leads with 75.'));
  expect(asked('open/daily').map(({ query }) => query.get('gameid'))).toEqual(['kiln-stack', 'fuse']);
  expect(within(daily).getAllByRole('link')[0]!.getAttribute('href')).toBe('/games/kiln-stack#daily');
  api.reply = answering({ ...ALL, 'open/daily': { ...DAILY, isplayed: true, items: [], me: null } });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(challenges()[0]).toContain('You’ve used today’s tryNo scores yet.'));
  api.reply = answering({ ...ALL, 'open/daily': { ...DAILY, isplayed: true, me: place(3, 'u1', 40) } });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(challenges()[0]).toContain('You scored 40 · #3'));
});

test('it says what is empty', async () => {
  api.reply = answering({
    ...ALL,
    'game/list': [],
    mypoints: { points: 0, rank: null },
    getTopRank: { items: [], me: null },
    'game/runs': { items: [], next: null },
  });
  await visit('/im/gamecenter', signedInScope());
  for (const name of ['No games yet', 'No scores yet', 'No games played yet'])
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('Score your first points to get a rank.')).toBeTruthy();
});

test('it says what failed part by part, with the server’s message of the games as a toast, and tries again', async () => {
  api.reply = answering({ ...ALL, 'game/list': BROKEN, mypoints: BROKEN, getTopRank: BROKEN });
  const scope = signedInScope();
  const toasts = recorded(toastShown, scope);
  await visit('/im/gamecenter', scope);
  const failed = ['We couldn’t load your points', 'We couldn’t load the games', 'We couldn’t load the leaderboard'];
  await waitFor(() => expect(screen.getAllByRole('alert').map((alert) => alert.querySelector('h3')!.textContent)).toEqual(failed));
  expect(toasts).toEqual([{ type: 'error', text: `message of ${CODES.internal}` }]);
  api.reply = answering(ALL);
  const user = userEvent.setup();
  while (screen.queryAllByRole('alert').length > 0) {
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(retry!);
    await waitFor(() => expect(retry!.isConnected).toBe(false));
  }
  await waitFor(() => expect(places()).toHaveLength(2));
});

test('it reads points and ranks anew when somebody comes back from a game in another tab', async () => {
  await visit('/im/gamecenter', signedInScope());
  await screen.findByText('#2 across all games');
  api.reply = answering({ ...ALL, mypoints: { points: 180, rank: 1 } });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('#1 across all games')).toBeTruthy();
});
