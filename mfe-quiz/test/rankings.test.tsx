import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answering, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const row = (rank: number, uid: string, points: number) => ({ rank, uid, name: uid && `Player ${uid}`, avatar: '', points });
const asked: (string | null)[] = [];

test('a month that is over shows its winners and who came behind them; another month is chosen in a list', async () => {
  const items = [row(1, 'a', 90), row(1, 'b', 90), row(3, '', 70), row(4, 'd', 20)];
  const list = { items, me: null, seasons: ['2025-03', '2025-02'], asof: '2025-04-02T00:00:00.000Z', next: null };
  const final = { closedat: '2025-03-31T16:15:00.000Z', players: 4, winners: items.slice(0, 3) };
  api.reply = answering({
    'contribute/ranking': ({ query }: { query: URLSearchParams }) => {
      asked.push(query.get('season'));
      return { ...list, final: query.get('season') === '2025-03' ? final : null };
    },
  });
  await visit('/quiz/rankings?season=2025-03', startScope({ api: api.url }));
  const region = await screen.findByRole('region', { name: 'March 2025: final results' });
  expect(within(region).getByText('4 players. Results are final.')).toBeTruthy();
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Player a901', 'Player b901', 'A player703']);
  expect(within(region).getAllByRole('img', { name: 'Place 1' })).toHaveLength(2);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Month' }));
  await userEvent.click(await screen.findByRole('option', { name: 'February 2025' }));
  await screen.findByText('The month is over. Final results come within half an hour.');
  expect(asked).toEqual(['2025-03', '2025-02']);
});
