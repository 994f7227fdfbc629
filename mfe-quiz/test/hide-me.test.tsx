import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const row = (rank: number, uid: string, points: number) => ({ rank, uid, name: uid && `Player ${uid}`, avatar: '', points });
const me = { rank: 2, points: 40, gap: 60, neighbours: [], held: false };

test('somebody hides their name from the rankings, and those who hide theirs all stand there', async () => {
  let hidden = false;
  const first = {
    items: [row(1, 'u9', 100), row(2, '', 40)],
    me,
    final: null,
    seasons: [],
    asof: '2026-11-26T00:00:00.000Z',
    next: '40.1.1',
  };
  const second = { ...first, items: [row(2, '', 40), row(4, 'u1', 1)], next: null };
  api.reply = answering({
    'contribute/ranking': ({ query }: { query: URLSearchParams }) => (query.get('cursor') ? second : first),
    'ranking/settings': ({ method, body }: { method: string; body: string }) => {
      if (method === 'POST') ({ hidden } = JSON.parse(body) as { hidden: boolean });
      return { hidden };
    },
  });
  await visit('/quiz/rankings', startScope({ api: api.url, session: SESSION }));
  const hide = await screen.findByRole('switch', { name: 'Hide my name' });
  expect(hide.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(hide);
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true'));
  expect(hidden).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Player u1');
  expect(screen.getAllByText('A player')).toHaveLength(2);
});
