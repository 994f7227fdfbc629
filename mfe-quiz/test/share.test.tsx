import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answering, startScope, visit } from './site.ts';

const SHARE_ID = 's'.repeat(22);
const SHARED = {
  roundid: '2026-11-26',
  points: 450,
  right: 2,
  total: 10,
  marks: ['right', 'revived', 'skipped', 'wrong'],
  streak: 3,
  name: 'Ada',
  theme: 'dark',
  image: 'https://mortar.example/quiz-pictures/s/en.png',
};

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('who follows a link sees how the run went, and the way to their own', async () => {
  api.reply = answering({ 'share/info': SHARED });
  await visit(`/quiz/share/${SHARE_ID}`, startScope({ api: api.url }));
  await screen.findByText('2 of 10 right');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada’s daily quiz');
  expect(screen.getByRole('img', { name: '10 questions: 2 right, 1 skipped, 1 wrong' })).toBeTruthy();
  expect(screen.getByText('450 points · 3 days in a row')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play today’s quiz' }).getAttribute('href')).toBe('/quiz/play');
  expect(await axeFindings()).toEqual([]);
});

test('a link that leads nowhere says so', async () => {
  api.reply = answering({ 'share/info': { refused: 1512004 } });
  await visit(`/quiz/share/${SHARE_ID}`, startScope({ api: api.url, locale: 'zh-HK' }));
  expect(await screen.findByText('找不到這個成績')).toBeTruthy();
});
