import { expect, test } from '@jest/globals';
import type { Notice, NoticeKind } from '@mortar/protocol/notices';
import { screen } from '@testing-library/react';
import { fork } from 'effector';
import { MemoryRouter } from 'react-router';
import { connected, showWithin } from '../../../../shared/remote-kit/test/site.tsx';
import en from '../../../locales/en.json' with { type: 'json' };
import zhHk from '../../../locales/zh-HK.json' with { type: 'json' };
import { NoticeRow } from './notice-row.tsx';

const WON = { board: 'invite', season: '2026-10', rank: '2' };
/** What is said of a kind with its values, and nothing else is told. */
const TOLD: [NoticeKind, Record<string, string>, string][] = [
  [
    'quizMended',
    { round: '2026-11-26', points: '200', bricks: '0' },
    'A question in one of your runs was wrong. You got 200 points and a revival card for it',
  ],
  ['quizQuestionBack', { question: 'Who is it?', reason: 'No source' }, 'Your question “Who is it?” was sent back'],
  ['quizQuestionLive', { question: 'Who is it?', bricks: '15' }, 'Your question is in the quiz now: “Who is it?”. You earned 15 bricks'],
  ['rankingWon', WON, 'October 2026 is over: you came 2nd for invites'],
  ['rankingWon', { ...WON, recount: 'yes' }, 'October 2026 was counted again: you came 2nd for invites'],
  ['rankingWon', { ...WON, recount: 'review' }, 'October 2026 was counted again without your points, which are under review'],
];

test.each(TOLD)('a notice of kind %s with %j says what happened', async (kind, values, words) => {
  const notice: Notice = {
    id: '1',
    kind,
    actor: null,
    values,
    link: '/quiz',
    at: '2026-11-26T00:00:00.000Z',
    isRead: false,
  };
  showWithin(
    connected('http://localhost', fork()),
    { en, 'zh-HK': zhHk },
    <MemoryRouter>
      <NoticeRow notice={notice} />
    </MemoryRouter>,
  );
  expect((await screen.findByRole('link')).textContent).toBe(words);
});
