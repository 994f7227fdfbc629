import { expect, test } from '@jest/globals';
import { getHighlights } from '@mortar/protocol/games';
import type { OpenedPage } from '../../core/page-beginning.ts';
import { gamesBeginning } from './page-beginning.ts';

const bricks = { gameid: 'fuse', username: 'Ann', amount: 3, at: '2026-11-20T08:00:00.000Z' };
const opened = (remote: string, page: string): OpenedPage => ({
  remote,
  page,
  address: new URL('https://site.test/'),
  locale: 'en',
  userId: null,
});

test('the landing page begins with what was done in the games lately, and no other page does', async () => {
  const beginningOf = gamesBeginning({ highlights: async () => ({ top: null, bricks: { ...bricks, userId: 7 } }) });
  expect(await beginningOf(opened('gamehub', 'home'))).toEqual({
    answers: [{ endpoint: getHighlights.id, input: undefined, data: { top: null, bricks } }],
  });
  expect(await Promise.all([beginningOf(opened('gamehub', 'play')), beginningOf(opened('quiz', 'home'))])).toEqual([undefined, undefined]);
});
