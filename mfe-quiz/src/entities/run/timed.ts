import { ANSWER_MS, CALM_FACTOR, type Run } from '@mortar/protocol/quiz';

/** A run with its moments by this device's clock, ms since the epoch: what the server said, from when it was heard. */
export interface TimedRun extends Run {
  answerUntil: number | null;
  reviveUntil: number | null;
}

/** Sets a run that has just come onto this device's clock, however wrong that clock is. */
export function timed(run: Run): TimedRun {
  const ahead = Date.now() - Date.parse(run.now);
  const here = (time: string | null | undefined) => (time ? Date.parse(time) + ahead : null);
  return { ...run, answerUntil: here(run.deadline), reviveUntil: here(run.failinfo?.reviveuntil) };
}

/** Time for an answer of this run, ms. */
export const fullMsOf = ({ calm }: Pick<Run, 'calm'>): number => ANSWER_MS * (calm ? CALM_FACTOR : 1);
