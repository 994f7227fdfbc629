import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, SESSION, startScope, visit } from './site.tsx';

const BALANCES = [
  { brickstype: 1, amount: 1250, freeze: 15, available: 1235 },
  { brickstype: 2, amount: 0, freeze: 0, available: 0 },
];
const entry = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  brickstype: 1,
  amount: 50,
  available: 50,
  cause: 'registration',
  ref: '',
  at: '2026-11-20T02:04:00.000Z',
  ...more,
});

const BROKEN = { refused: CODES.internal };
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
});
afterAll(() => api.close());

const open = (locale: 'en' | 'zh-HK' = 'en') => visit('/bricks', startScope({ api: api.url, session: SESSION, locale }));
const rows = () => within(screen.getByRole('region', { name: /^(History|紀錄)$/ })).getAllByRole('listitem');
const statement = (items: unknown[], next: string | null = null) =>
  answering({ bricks: BALANCES, history: { items, next }, mypoints: { points: 47, rank: 3 } });
const days = () =>
  within(screen.getByRole('region', { name: 'History' }))
    .getAllByRole('heading', { level: 3 })
    .map((day) => [day.textContent, day.nextElementSibling!.textContent]);

test('it shows both types with amount, available and frozen', async () => {
  api.reply = statement([entry('1-1')]);
  await open();
  const cards = await screen.findByRole('region', { name: 'Your bricks' });
  expect(cards.textContent).toBe('Gold bricks1,250Available1,235Frozen15Silver bricks0Available0Frozen0');
  expect(await axeFindings()).toEqual([]);
});

test('it gives every change its cause in words', async () => {
  api.reply = statement([
    entry('9-1', { amount: -5, available: 60, cause: 'transfer' }),
    entry('8-1', { amount: 7, available: 65, cause: 'transfer' }),
    entry('7-1', { amount: 4, available: 58, cause: 'game', ref: 'run' }),
    entry('6-1', { brickstype: 2, amount: 1, available: 1, cause: 'harvest' }),
    entry('5-1'),
  ]);
  await open();
  await screen.findByText('Registration reward');
  expect(rows().map((row) => [row.querySelector('p')!.textContent, row.querySelectorAll('p')[1]!.textContent])).toEqual([
    ['Sent to another account', '-5 gold bricks'],
    ['Received from another account', '+7 gold bricks'],
    ['Reward for a game', '+4 gold bricks'],
    ['Another change', '+1 silver brick'],
    ['Registration reward', '+50 gold bricks'],
  ]);
  expect(screen.getByText('That’s everything.')).toBeTruthy();
});

test('it groups changes by the day of the person, with what the day brought', async () => {
  const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();
  const items = [
    entry('9-1', { amount: -5, cause: 'transfer', at: noon('2026-11-21') }),
    entry('8-1', { amount: 7, cause: 'game', at: noon('2026-11-21') }),
    entry('7-1', { brickstype: 2, amount: 1, cause: 'issue', at: noon('2026-11-21') }),
    entry('6-1', { at: noon('2026-11-20') }),
  ];
  api.reply = statement(items);
  await open();
  await screen.findByText('Registration reward');
  expect(days()).toEqual([
    ['Saturday, November 21, 2026', '+2 gold bricks+1 silver brick'],
    ['Friday, November 20, 2026', '+50 gold bricks'],
  ]);
});

test('it gives no sum of a day that may go on below', async () => {
  api.reply = statement([entry('5-1')], '5.0');
  await open();
  await screen.findByText('Registration reward');
  expect(days().map(([, sum]) => sum)).toEqual(['']);
});

test('it tells how far it is to the next brick', async () => {
  api.reply = statement([entry('5-1')]);
  await open();
  expect((await screen.findByRole('progressbar', { name: 'Next brick' })).getAttribute('aria-valuetext')).toBe('3 points to go');
});

test('it says so in Chinese too', async () => {
  api.reply = statement([entry('5-1')]);
  await open('zh-HK');
  expect(await screen.findByText('註冊獎勵')).toBeTruthy();
  expect(rows()[0]!.textContent).toContain('+50 塊金磚');
});

test('it loads older changes by the cursor, and keeps what stands there when that fails', async () => {
  api.reply = statement([entry('5-1', { cause: 'game' })], '5.0');
  await open();
  const user = userEvent.setup();
  const more = await screen.findByRole('button', { name: 'Load more' });
  api.reply = answering({ history: BROKEN });
  await user.click(more);
  expect((await screen.findByRole('alert')).textContent).toBe(`message of ${CODES.internal}`);
  expect(rows()).toHaveLength(1);
  api.reply = statement([entry('1-1')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Registration reward');
  expect(rows()).toHaveLength(2);
  expect(api.received.at(-1)!.query.get('cursor')).toBe('5.0');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('it says that nothing has moved yet', async () => {
  api.reply = statement([]);
  await open();
  expect(await screen.findByRole('heading', { name: 'No bricks yet' })).toBeTruthy();
});

test('it says what failed, and loads it on demand', async () => {
  api.reply = answering({ bricks: BALANCES, history: BROKEN });
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load your bricks');
  expect(alert.textContent).toContain(`message of ${CODES.internal}`);
  api.reply = statement([entry('1-1')]);
  await userEvent.setup().click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Registration reward')).toBeTruthy();
});

test('it holds the places of what a slow server has not sent yet', async () => {
  const held: (() => void)[] = [];
  const good = statement([entry('1-1')]);
  api.reply = (request, response) => void held.push(() => good(request, response));
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Bricks' });
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  await waitFor(() => expect(held).toHaveLength(3));
  for (const release of held) release();
  expect(await screen.findByText('Registration reward')).toBeTruthy();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('it shows what was played as a visitor once that has arrived', async () => {
  const finish = { run: 'r'.repeat(22), log: [], ticks: 100, score: 90 };
  localStorage.setItem(`gamehub:run:${finish.run}`, JSON.stringify({ uid: null, finish, at: Date.now(), points: 3 }));
  let items = [entry('1-1')];
  api.reply = answering({
    bricks: BALANCES,
    mypoints: { points: 47, rank: 3 },
    history: () => ({ items, next: null }),
    'run/claim': () => {
      items = [entry('2-1', { cause: 'game' }), ...items];
      return { points: 3, bricks: 1 };
    },
  });
  await open();
  expect(await screen.findByText('Reward for a game')).toBeTruthy();
  expect(rows()).toHaveLength(2);
});
