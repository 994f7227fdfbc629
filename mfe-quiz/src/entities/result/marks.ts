import { QUESTIONS_OF_RUN, type PlayedQuestion, type PlayedRun, type Score } from '@mortar/protocol/quiz';
import { OPEN_ROW, type Mark } from '../../lib/brick-row.tsx';

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
  const marks = [...OPEN_ROW];
  for (const { no, outcome } of questions) marks[no - 1] = MARKS[outcome];
  return marks;
}

const SCORE_MARKS: Readonly<Record<Score['marks'][number], Mark>> = {
  right: 'right',
  swapped: 'right',
  revived: 'right',
  skipped: 'skipped',
  wrong: 'wrong',
};

/** The row of bricks of a run of which is told only what each place came to. */
export const marksOfScore = (marks: Score['marks'], total: number = QUESTIONS_OF_RUN): Mark[] =>
  Array.from({ length: total }, (_, index) => SCORE_MARKS[marks[index]!] ?? 'open');
