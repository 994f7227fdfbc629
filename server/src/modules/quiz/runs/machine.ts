import {
  ANSWER_MS,
  BIND_MS,
  BONUS_BY_QUARTER,
  CALM_FACTOR,
  FREEZE_MS,
  GRACE_MS,
  POINTS_PER_TIER,
  QUESTIONS_OF_RUN,
  REVIVE_MS,
  REVIVE_OPEN_MS,
  SILENCE_MS,
  TIERS_OF_RUN,
} from '@mortar/protocol/quiz';
import { LATE_MS } from '../rounds/day.ts';
import type { runs, StepAct } from './tables.ts';

type RunRow = typeof runs.$inferSelect;
/** What acts and time change of a run; everything else of it stays. */
export type RunState = Pick<
  RunRow,
  | 'state'
  | 'no'
  | 'seq'
  | 'served'
  | 'tier'
  | 'idx'
  | 'askedAt'
  | 'deadline'
  | 'aliveAt'
  | 'frozenUntil'
  | 'hasFrozen'
  | 'isSlow'
  | 'failReason'
  | 'reviveUntil'
  | 'hasExtended'
  | 'used'
  | 'points'
  | 'right'
  | 'bindBy'
  | 'endedAt'
>;
/** A run as its rules see it. */
export type RuledRun = RunState & Pick<RunRow, 'isCalm' | 'userId' | 'challengeId' | 'until'>;
export type Change = Partial<RunState>;

/** What time does to a run, and when. */
export interface Due {
  act: Extract<StepAct, 'freeze' | 'time' | 'end' | 'expire'>;
  at: Date;
}

/** Window for a revival that a purchase opens anew. */
export const REVIVE_AGAIN_MS = REVIVE_MS;

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
/** Time for an answer, ms. */
export const timeFor = ({ isCalm }: Pick<RunRow, 'isCalm'>): number => ANSWER_MS * (isCalm ? CALM_FACTOR : 1);
export const isOver = ({ state }: Pick<RunRow, 'state'>): boolean => state === 'won' || state === 'lost' || state === 'expired';

/** What time does next to a run that is asked or failed by itself. */
function ownDue(run: RuledRun): Due | null {
  if (run.state === 'failed') return { act: 'end', at: run.reviveUntil! };
  if (run.state !== 'asked') return null;
  if (run.frozenUntil) return { act: 'time', at: run.frozenUntil };
  const isLost = !run.hasFrozen && run.aliveAt < later(run.deadline, -SILENCE_MS);
  return { act: isLost ? 'freeze' : 'time', at: later(run.deadline, GRACE_MS) };
}

/** What time does next to a run, and when; null once it is over. */
export function dueOf(run: RuledRun, closesAt: Date): Due | null {
  if (isOver(run)) return null;
  const end: Due = { act: 'expire', at: later(run.until ?? closesAt, LATE_MS) };
  const own = ownDue(run);
  return own && own.at < end.at ? own : end;
}

/** Ends a run; somebody without an account gets time to bind it, unless it is one of a challenge. */
export const ended = ({ userId, challengeId }: RuledRun, state: 'won' | 'lost' | 'expired', at: Date): Change => ({
  state,
  endedAt: at,
  frozenUntil: null,
  bindBy: userId === null && challengeId === null ? later(at, BIND_MS) : null,
});

/** A run stands still at a question that was not answered right; one of a challenge, which has no cards, is over. */
export function failed(run: RuledRun, failReason: 'wrong' | 'time', at: Date): Change {
  if (run.challengeId !== null) return { ...ended(run, 'lost', at), failReason };
  const isOpen = run.userId === null;
  return {
    state: 'failed',
    failReason,
    frozenUntil: null,
    reviveUntil: later(at, isOpen ? REVIVE_OPEN_MS : REVIVE_MS),
    bindBy: isOpen ? later(at, BIND_MS) : null,
  };
}

/** What time has done to a run. */
export function changedBy(run: RuledRun, { act, at }: Due): Change {
  if (act === 'freeze') return { frozenUntil: later(run.deadline, FREEZE_MS), hasFrozen: true };
  if (act === 'time') return failed(run, 'time', at);
  return ended(run, act === 'end' ? 'lost' : 'expired', at);
}

/** Passes a question, with the points of an answer or none. */
export function passed(run: RuledRun, at: Date, gained: number, isRight: boolean): Change {
  const gain = { points: run.points + gained, right: run.right + Number(isRight) };
  return { ...gain, ...(run.no >= QUESTIONS_OF_RUN ? ended(run, 'won', at) : { state: 'passed' }) };
}

/** Asks a question of its tier. @param take the next one of a tier, of which so many were asked before */
export function asked(
  run: Pick<RuledRun, 'served' | 'isCalm'>,
  { no, at, isSlow }: { no: number; at: Date; isSlow: boolean },
  take: (tier: number, before: number) => number,
) {
  const tier = TIERS_OF_RUN[no - 1]!;
  const before = run.served[tier - 1]!;
  return {
    state: 'asked',
    no,
    tier,
    idx: take(tier, before),
    served: run.served.with(tier - 1, before + 1),
    askedAt: at,
    deadline: later(at, timeFor(run)),
    aliveAt: at,
    frozenUntil: null,
    isSlow: isSlow || run.isCalm,
    failReason: null,
    reviveUntil: null,
    bindBy: null,
  } satisfies Change;
}

/** Makes a wrong question good: with its points, and where it ended the run, as if it had been passed. */
export function mended(run: RuledRun, at: Date, points: number, goesOn: boolean): Change {
  if (!goesOn || (run.state !== 'failed' && run.state !== 'lost')) return { points: run.points + points };
  return { endedAt: null, bindBy: null, failReason: null, reviveUntil: null, ...passed(run, at, points, false) };
}

/** Points of a right answer: by tier, and more the sooner. @param ms since it was asked */
export function pointsFor(run: Pick<RuledRun, 'tier' | 'isSlow' | 'isCalm'>, ms: number): number {
  const quarter = Math.min(Math.floor((ms / timeFor(run)) * BONUS_BY_QUARTER.length), BONUS_BY_QUARTER.length - 1);
  return run.tier * POINTS_PER_TIER + (run.isSlow ? 0 : BONUS_BY_QUARTER[quarter]!);
}

/** Points that count for a round's bricks; 0 when the run ended in its first half. */
export function weightOf({ state, no, points }: Pick<RuledRun, 'state' | 'no' | 'points'>): number {
  return state === 'lost' && no <= QUESTIONS_OF_RUN / 2 ? 0 : points;
}
