import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loginRequested } from '@mortar/host';
import { SUCCESS } from '@mortar/protocol';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch } from 'effector';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { envelope, startApi } from '../../shared/client/test/api-server.ts';
import en from '../locales/en.json' with { type: 'json' };
import { $top, board, daily } from '../src/pages/play/board.ts';
import { $offered, runWanted } from '../src/pages/play/game.ts';
import { loader, Page } from '../src/pages/play/page.tsx';
import { startScope } from './player.ts';

const GAME = { id: 'fuse', gameName: 'Fuse', gameIcon: '/g/1/fuse/icon.svg', link: '/games/fuse', document: '/g/1/fuse/index.html' };
const ME = { rank: 7, uid: 'u1', username: 'Kira', headimgurl: '', score: 40 };
const PLACE = {
  bricksleft: 29,
  isdaily: false,
  place: { before: 9, now: 7, next: { rank: 6, uid: 'u2', username: 'Ada', headimgurl: '', score: 104 } },
};
const ANSWERS: Record<string, unknown> = {
  '/api/dcservice/game/open/list': [GAME],
  '/api/dcservice/game/list': [{ ...GAME, best: 40, runs: 3 }],
  '/api/dcservice/game/mypoints': { points: 1234, rank: 7 },
  '/api/dcservice/game/open/getTopRank': { items: [{ ...ME, rank: 1, uid: 'u2', username: 'Ada', score: 90 }], me: ME },
  '/api/dcservice/game/open/daily': { day: '2026-11-23', endsat: 1, isplayed: false, items: [], me: null },
  '/api/dcservice/game/open/run/start': { run: 'v'.repeat(22), seed: 9, rules: 1, startedat: 1 },
  '/api/dcservice/game/run/start': { run: 'r'.repeat(22), seed: 7, rules: 1, startedat: 1 },
  '/api/dcservice/game/run/finish': { score: 60, best: 60, isBest: true, points: 3, total: 1237, rank: 6, bricks: 1, ...PLACE },
  '/api/dcservice/game/open/run/finish': { score: 60, best: 60, isBest: true, points: 3, total: 3, rank: null, bricks: 0, ...PLACE },
};

let api: Awaited<ReturnType<typeof startApi>>;
let said: { type: string }[];
beforeEach(async () => {
  api = await startApi();
  api.reply = (request, response) => envelope(SUCCESS, ANSWERS[request.path] ?? null)(request, response);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

/** Opens a game as the shell does: its data first, then the page. */
async function visit(id: string, uid: string | null) {
  const scope = startScope(api.url, uid);
  const logins: unknown[] = [];
  createWatch({ unit: loginRequested, scope, fn: (request) => logins.push(request) });
  await loader({ params: { id }, url: new URL(`http://site/games/${id}`), signal: new AbortController().signal, scope });
  render(
    <Provider value={scope}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await act(() => allSettled(scope));
  const frame = screen.getByTitle<HTMLIFrameElement>('Fuse, the game');
  said = [];
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation((message: unknown) => void said.push(message as { type: string }));
  /** The game says something; then everything that follows has happened. */
  const say = (data: object) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin: 'null' }));
      await allSettled(scope);
    });
  await say({ type: 'hello', v: 2, id: 'fuse' });
  await say({ type: 'ready' });
  return { scope, frame, say, logins };
}

const offer = (session: string, seed: number, best: number) => ({ type: 'offer', session, seed, best, top: 90 });

test('it frames the game with scripts and nothing else, and tells it the language, the theme and no sound', async () => {
  const { frame } = await visit('fuse', null);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toBe('/g/1/fuse/index.html');
  expect(said[0]).toEqual(expect.objectContaining({ type: 'init', locale: 'en', theme: 'dark', muted: true, best: 0 }));
});

test('a visitor plays at once, and the result offers to keep what it brings', async () => {
  const { say, logins } = await visit('fuse', null);
  const run = 'v'.repeat(22);
  expect(said.at(-1)).toEqual(offer(run, 9, 0));
  await say({ type: 'started', session: run });
  await say({ type: 'end', session: run, log: [[0, 1]], ticks: 1, score: 60 });
  const card = within(screen.getByRole('region', { name: 'Not saved yet' }));
  const keep = card.getByRole('link', { name: 'Sign up to keep 3 points' });
  expect(keep.getAttribute('href')).toBe('/reg?path=%2Fgames%2Ffuse');
  await userEvent.click(card.getByRole('button', { name: 'Log in' }));
  expect(logins).toHaveLength(1);
});

test('a person plays a run of their own, and one card says what it brought', async () => {
  const { say, frame } = await visit('fuse', 'u1');
  expect(screen.getByText('1,234')).toBeTruthy();
  const run = 'r'.repeat(22);
  expect(said.at(-1)).toEqual(offer(run, 7, 40));
  await say({ type: 'started', session: run });
  await say({ type: 'end', session: run, log: [[0, 1]], ticks: 1, score: 60 });
  const card = screen.getByRole('region', { name: 'Score saved' });
  for (const text of ['+3 points', '+1 brick', '#9 → #7', '45 to beat #6 Ada', '3 points to go']) expect(card.textContent).toContain(text);
  expect(screen.getByText('1,237')).toBeTruthy();
  expect(frame.hasAttribute('inert')).toBe(true);

  said.length = 0;
  await userEvent.click(within(card).getByRole('button', { name: 'Play again' }));
  expect(said.map(({ type }) => type)).toEqual(['stop', 'offer']);
  expect(screen.queryByRole('region', { name: 'Score saved' })).toBeNull();
});

test('who comes back to the page finds the run that they had', async () => {
  const { scope } = await visit('fuse', null);
  cleanup();
  await loader({ params: { id: 'fuse' }, url: new URL('http://site/games/fuse'), signal: new AbortController().signal, scope });
  await act(() => allSettled(runWanted, { scope, params: { uid: null } }));
  expect(scope.getState($offered)?.session).toBe('v'.repeat(22));
  expect(api.received.filter(({ path }) => path.endsWith('run/start'))).toHaveLength(1);
});

test('a person begins today’s challenge, which uses their try', async () => {
  const { say } = await visit('fuse', 'u1');
  api.received.length = 0;
  said.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Start today’s challenge' }));
  await say({ type: 'sound', muted: true });
  expect(JSON.parse(api.received.find(({ path }) => path.endsWith('run/start'))?.body ?? '{}')).toEqual({ gameid: 'fuse', isdaily: true });
  expect(said.map(({ type }) => type)).toEqual(['stop', 'offer']);
  expect(screen.queryByRole('button', { name: 'Start today’s challenge' })).toBeNull();
});

test('it says why no run could begin once somebody presses for one, and lets the game show its first screen', async () => {
  const answer = api.reply;
  api.reply = (request, response) => (request.path.includes('/run/start') ? envelope(1_512_029, null, 429) : answer)(request, response);
  const { say } = await visit('fuse', 'u1');
  expect(screen.getByRole('alert').textContent).toBe('');
  await say({ type: 'play' });
  expect(said.at(-1)).toEqual({ type: 'stop' });
  expect(screen.getByRole('alert').textContent).toContain('The game couldn’t start');
});

test('it gives the focus to its own link when the game lets go of it', async () => {
  const { say } = await visit('fuse', null);
  await say({ type: 'leave' });
  expect(document.activeElement?.textContent).toBe('Game centre');
});

test('it is not found for a game that there is not', async () => {
  await expect(visit('chess', null)).rejects.toMatchObject({ status: 404 });
});

test('a run is offered once more when the score to beat becomes another before its first move', async () => {
  const { scope, say } = await visit('fuse', null);
  const answer = api.reply;
  api.reply = (request, response) =>
    (request.path.endsWith('/getTopRank') ? envelope(SUCCESS, { items: [{ ...ME, score: 95 }], me: null }) : answer)(request, response);
  await act(() => allSettled(board.retried, { scope }));
  const run = 'v'.repeat(22);
  expect(said.at(-1)).toEqual({ ...offer(run, 9, 0), top: 95 });
  await say({ type: 'started', session: run });
  said.length = 0;
  api.reply = answer;
  await act(() => allSettled(board.retried, { scope }));
  expect(said).toEqual([]);
});

test('a game is never shown with the board of the one before', async () => {
  const { scope } = await visit('fuse', null);
  const answer = api.reply;
  let give: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (give = resolve));
  api.reply = (request, response) => {
    if (request.path.endsWith('/open/list')) return envelope(SUCCESS, [GAME, { ...GAME, id: 'stack' }])(request, response);
    void (/getTopRank|daily/.test(request.path) ? held : Promise.resolve()).then(() => answer(request, response));
  };
  const page = new AbortController();
  await act(() => loader({ params: { id: 'stack' }, url: new URL('http://site/games/stack'), signal: page.signal, scope }));
  expect([board, daily].map(({ $data }) => scope.getState($data))).toEqual([null, null]);
  expect(scope.getState($top)).toBe(0);
  give();
  await act(() => allSettled(scope));
  expect(scope.getState(board.$data)?.items).toHaveLength(1);
});
