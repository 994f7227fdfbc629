import type { Place } from '../rounds/repository.ts';
import type { StepRow } from './repository.ts';
import type { StepAct } from './tables.ts';

/** A question of a run, the step that brought it, and the step that ended it. */
export interface Asked extends Place {
  no: number;
  isRevived: boolean;
  end: StepRow | undefined;
}

/** Acts that bring a question, and those that end one. */
const BRINGS: ReadonlySet<StepAct> = new Set(['issue', 'swap', 'revival']);
const ENDS: ReadonlySet<StepAct> = new Set(['answer', 'swap', 'skip', 'freeze', 'time']);

/** Questions of a run in the order in which they were asked. */
export function askedIn(steps: readonly StepRow[]): Asked[] {
  const asked: Asked[] = [];
  for (const step of steps) {
    const open = asked.at(-1);
    if (open && ENDS.has(step.act)) open.end = step;
    if (BRINGS.has(step.act))
      asked.push({ tier: step.tier, idx: step.idx, no: step.no, isRevived: step.act === 'revival', end: undefined });
  }
  return asked;
}
