import { QUESTIONS_OF_RUN, type PlayedQuestion, type PlayedRun } from '@mortar/protocol/quiz';
import type { Mark } from '../../lib/brick-row.tsx';

const MARKS: Readonly<Record<PlayedQuestion['outcome'], Mark>> = {
  right: 'right',
  skipped: 'skipped',
  wrong: 'wrong',
  time: 'wrong',
  swapped: 'open',
  frozen: 'open',
  left: 'open',
};

/** The row of bricks of a run that is over: of several questions at one place the last one counts. */
export function marksOfResult({ questions }: Pick<PlayedRun, 'questions'>): Mark[] {
  const marks: Mark[] = Array.from({ length: QUESTIONS_OF_RUN }, () => 'open');
  for (const { no, outcome } of questions) marks[no - 1] = MARKS[outcome];
  return marks;
}
