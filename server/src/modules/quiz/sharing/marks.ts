import type { Mark, PlayedQuestion } from '@mortar/protocol/quiz';

const SIGNS: Record<Mark, string> = { right: '🟧', swapped: '🟦', skipped: '⬜', revived: '🟪', wrong: '⬛' };

/** How a question of a run went, once all that was asked in its place is taken together. */
function markOf(asked: readonly PlayedQuestion[]): Mark {
  const last = asked.at(-1)!;
  if (last.outcome === 'skipped') return 'skipped';
  if (last.outcome !== 'right') return 'wrong';
  if (asked.some(({ revived }) => revived)) return 'revived';
  return asked.some(({ outcome }) => outcome === 'swapped') ? 'swapped' : 'right';
}

/** A brick for each question of a run, which tells nothing of what was asked. */
export function marksOf(questions: readonly PlayedQuestion[]): Mark[] {
  const numbers = [...new Set(questions.map(({ no }) => no))];
  return numbers.map((no) => markOf(questions.filter((question) => question.no === no)));
}

/** The row as text, for places that show no picture. */
export const rowOf = (marks: readonly Mark[]): string => marks.map((mark) => SIGNS[mark]).join('');
