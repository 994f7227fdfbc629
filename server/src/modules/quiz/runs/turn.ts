import type { Db } from '../../../db/db.ts';
import type { Rewards } from '../ports.ts';
import type { Round, Rounds } from '../rounds/service.ts';
import type { LockedRun } from './hot.ts';
import { changedBy, dueOf, isOver, weightOf, type Change } from './machine.ts';
import { runsOf, type NewStep, type RunRow } from './repository.ts';
import type { StepAct } from './tables.ts';
import type { TimeAt } from './time.ts';

/** One visit to a run, which nobody else changes meanwhile. */
export interface Turn {
  tx: Db;
  round: Round;
  now: Date;
  /** The run as it stands after the steps. */
  run: RunRow;
  steps: NewStep[];
}

interface TurnDeps {
  rounds: Pick<Rounds, 'find'>;
  rewards: Rewards;
  timeAt: TimeAt;
}

/** Adds a step to a turn. */
export function record(turn: Turn, act: StepAct, change: Change, more: Partial<NewStep> = {}): void {
  const { seq } = turn.run;
  turn.run = { ...turn.run, ...change, seq: seq + 1 };
  const { id: runId, no, tier, idx } = turn.run;
  turn.steps.push({ runId, seq, act, no, tier, idx, at: turn.now, ...more });
}

/** Turns of runs: begun under the run's lock, with what time has done, and kept in one transaction. */
export function createTurns({ rounds, rewards, timeAt }: TurnDeps) {
  /** What the end of a run that counts brings its person. */
  async function settle(tx: Db, run: RunRow): Promise<void> {
    const { id: runId, roundId, userId, state, timezone, startedAt, endedAt: at, bookedPoints, bookedRight } = run;
    if (userId === null || !run.isRanked || !at || !isOver(run)) return;
    const weight = rewards.mayEarn(userId) ? weightOf(run) : 0;
    if (weight > 0) await runsOf(tx).claim({ roundId, userId, runId, weight, at });
    const status = state as 'won' | 'lost' | 'expired';
    // A run that was mended ends once more, with what its first end did not bring.
    const [points, right] = [run.points - bookedPoints, run.right - bookedRight];
    const cause = bookedPoints + bookedRight > 0 ? `${runId}.${run.seq}` : runId;
    await rewards.ended(tx, { runId, cause, roundId, userId, status, points, right, startedAt, at, timezone });
    await runsOf(tx).book(runId, run.points, run.right);
  }

  /** Steps that say something of their questions. */
  const countedOf = ({ run, steps }: Turn): NewStep[] =>
    // Friends talk: what they choose says nothing of a question.
    run.challengeId === null ? steps.filter(({ act }) => act === 'answer' || act === 'time') : [];

  const save = (turn: Turn): Promise<boolean> =>
    runsOf(turn.tx).keep({ ...turn.run, dueAt: dueOf(turn.run, turn.round.closesAt)?.at ?? null }, turn.steps, countedOf(turn));

  return {
    settle,
    /** Keeps the steps of a turn whose run nobody holds, and that ends nothing. @returns whether the run still stood where they begin */
    save,

    /** Begins a turn with a run that is held, or seen. */
    async begin(tx: Db, { run, at }: LockedRun): Promise<Turn> {
      const round = await rounds.find(run.roundId, tx);
      if (!round) throw new Error(`the round ${run.roundId} is gone`);
      return { tx, round, now: new Date(timeAt(at)), run, steps: [] };
    },

    /** Does what time has done to a run since its last step, each at its own time. */
    catchUp(turn: Turn): void {
      for (let due = dueOf(turn.run, turn.round.closesAt); due && due.at < turn.now; due = dueOf(turn.run, turn.round.closesAt))
        record(turn, due.act, changedBy(turn.run, due), { at: due.at });
    },

    /** Keeps a turn's steps, and books what the end of the run brings. */
    async keep(turn: Turn): Promise<void> {
      if (turn.steps.length === 0) return;
      if (!(await save(turn))) throw new Error(`the run ${turn.run.id} changed under its lock`);
      if (isOver(turn.run)) await settle(turn.tx, turn.run);
    },
  };
}

export type Turns = ReturnType<typeof createTurns>;
