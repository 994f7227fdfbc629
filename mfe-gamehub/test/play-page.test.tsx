import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loginRequested } from '@mortar/host';
import { SUCCESS } from '@mortar/protocol';
import { act, render, screen } from '@testing-library/react';
import { allSettled, createWatch } from 'effector';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { envelope, startApi } from '../../shared/client/test/api-server.ts';
import en from '../locales/en.json' with { type: 'json' };
import { loader, Page } from '../src/pages/play/page.tsx';
import { startScope } from './player.ts';

const GAME = { id: 'fuse', gameName: 'Fuse', gameIcon: '/g/1/fuse/icon.svg', link: '/games/fuse', document: '/g/1/fuse/index.html' };
const ME = { rank: 7, uid: 'u1', username: 'Kira', headimgurl: '', score: 40 };
const ANSWERS: Record<string, unknown> = {
  '/api/dcservice/game/open/list': [GAME],
  '/api/dcservice/game/list': [{ ...GAME, best: 40, runs: 3 }],
  '/api/dcservice/game/mypoints': { points: 1234, rank: 7 },
  '/api/dcservice/game/open/getTopRank': { items: [{ ...ME, rank: 1, uid: 'u2', username: 'Ada', score: 90 }], me: ME },
  '/api/dcservice/game/run/start': { run: 'r'.repeat(22), seed: 7, rules: 1, startedat: 1 },
  '/api/dcservice/game/run/finish': { score: 60, best: 60, isBest: true, points: 3, total: 1237, rank: 6, bricks: 1 },
};

let api: Awaited<ReturnType<typeof startApi>>;
let said: { type: string }[];
beforeEach(async () => {
  api = await startApi();
  api.reply = (request, response) => envelope(SUCCESS, ANSWERS[request.path] ?? null)(request, response);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => api.close());

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

test('it frames the game with scripts and nothing else, and tells it the language, the theme and no sound', async () => {
  const { frame } = await visit('fuse', null);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toBe('/g/1/fuse/index.html');
  expect(said).toEqual([expect.objectContaining({ type: 'init', locale: 'en', theme: 'dark', muted: true, best: 0 })]);
});

test('it lets a visitor look and asks them to log in when they want to play', async () => {
  const { say, logins } = await visit('fuse', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fuse');
  expect(screen.getByText('Ada')).toBeTruthy();
  await say({ type: 'play' });
  expect(said.at(-1)).toEqual({ type: 'stop' });
  expect(logins).toHaveLength(1);
  expect(api.received.some(({ path }) => path.includes('/run/'))).toBe(false);
});

test('it plays a run of the server’s for a person and shows what it brought', async () => {
  const { say } = await visit('fuse', 'u1');
  expect(screen.getByText('1,234')).toBeTruthy();
  await say({ type: 'play' });
  expect(said.at(-1)).toEqual({ type: 'offer', session: 'r'.repeat(22), seed: 7, best: 40, top: 0 });
  await say({ type: 'end', session: 'r'.repeat(22), log: [[0, 1]], ticks: 1, score: 60 });
  expect(screen.getByRole('status').textContent).toContain('+3 points');
  expect(screen.getByRole('status').textContent).toContain('+1 brick');
  expect(screen.getByText('1,237')).toBeTruthy();
});

test('it says why no run could begin, and lets the game show its first screen', async () => {
  const { say } = await visit('fuse', 'u1');
  api.reply = envelope(1_512_029, null, 429);
  await say({ type: 'play' });
  expect(said.at(-1)).toEqual({ type: 'stop' });
  expect(screen.getByRole('status').textContent).toContain('The game couldn’t start');
});

test('it gives the focus to its own link when the game lets go of it', async () => {
  const { say } = await visit('fuse', null);
  await say({ type: 'leave' });
  expect(document.activeElement?.textContent).toBe('Game centre');
});

test('it is not found for a game that there is not', async () => {
  await expect(visit('chess', null)).rejects.toMatchObject({ status: 404 });
});
