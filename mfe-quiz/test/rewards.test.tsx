import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const reward = (round: string, state: string, amount: number, frozenuntil: string | null = null) => ({
  round,
  eventid: null,
  brickstype: 1,
  amount,
  state,
  frozenuntil,
  txid: state === 'waiting' ? null : `quiz:${round}:1`,
  at: `${round}T04:00:00.000Z`,
});

test('each round says what it brought, and when it can be spent', async () => {
  const items = [
    reward('2026-11-26', 'waiting', 12),
    reward('2026-11-25', 'frozen', 20, '2026-11-27T16:13:00.000Z'),
    reward('2026-11-20', 'free', 1),
  ];
  api.reply = answering({ 'reward/list': { items, next: null } });
  await visit('/quiz/rewards', startScope({ api: api.url, session: SESSION }));
  await screen.findByText('About 12 gold bricks');
  const [waiting, frozen, free] = screen.getAllByRole('listitem').slice(-3);
  expect(waiting!.textContent).toContain('When the round closes');
  expect(frozen!.textContent).toMatch(/20 gold bricks.*Frozen.*until .*2026/);
  expect(free!.textContent).toMatch(/1 gold brick.*Yours to spend/);
  expect(await axeFindings()).toEqual([]);
});

test('before the first reward it leads to the quiz', async () => {
  api.reply = answering({ 'reward/list': { items: [], next: null } });
  await visit('/quiz/rewards', startScope({ api: api.url, session: SESSION, locale: 'zh-HK' }));
  expect(await screen.findByText('暫時未有獎勵')).toBeTruthy();
});
