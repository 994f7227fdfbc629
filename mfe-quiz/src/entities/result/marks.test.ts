import { expect, test } from '@jest/globals';
import type { PlayedQuestion } from '@mortar/protocol/quiz';
import { marksOfResult } from './index.ts';

const question = (no: number, outcome: PlayedQuestion['outcome']) => ({ no, outcome }) as PlayedQuestion;

test('each place of the row shows what its last question came to, and what was not reached stays open', () => {
  const questions = [
    question(1, 'right'),
    question(2, 'swapped'),
    question(2, 'right'),
    question(3, 'skipped'),
    question(4, 'wrong'),
    question(4, 'time'),
  ];
  expect(marksOfResult({ questions })).toEqual(['right', 'right', 'skipped', 'wrong', ...Array.from({ length: 6 }, () => 'open')]);
});

test('a question that a revival brought takes the place of the one that was wrong', () => {
  expect(marksOfResult({ questions: [question(1, 'wrong'), question(1, 'right')] })[0]).toBe('right');
});
