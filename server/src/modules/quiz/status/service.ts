import type { Output } from '@mortar/protocol';
import type { getExpireTime, listCommitments } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { cut } from '../../../lib/page.ts';
import { shareAnswer } from '../../../lib/shared-answer.ts';
import { isDay } from '../bank/is-day.ts';
import type { Rewards } from '../ports.ts';
import { commitmentView } from '../rounds/commitment-view.ts';
import { roundDay } from '../rounds/day.ts';
import { roundsOf } from '../rounds/repository.ts';
import type { Rounds } from '../rounds/service.ts';
import { runsOf, type Owner } from '../runs/repository.ts';
import type { Actor } from '../runs/acts.ts';
import type { Runs } from '../runs/service.ts';

interface StatusDeps {
  db: Db;
  clock: Clock;
  rounds: Pick<Rounds, 'openAt'>;
  runs: Pick<Runs, 'ofPlayer' | 'bindable'>;
  rewards: Pick<Rewards, 'prospect'>;
  publicKey: string;
}

/** How old the counts of players may be, ms. */
const COUNTS_MS = 5000;

/** Rounds as everybody sees them. */
export function createStatus({ db, clock, rounds, runs, rewards, publicKey }: StatusDeps) {
  const counts = shareAnswer(COUNTS_MS, clock, async () => {
    const rows = await runsOf(db).countByState(roundDay(clock.now()).id);
    const winners = rows.find(({ state }) => state === 'won')?.runs ?? 0;
    return { players: rows.reduce((sum, row) => sum + row.runs, 0), winners };
  });

  return {
    /** The open round, the one after it, and the caller's run. @param browser of the caller, whose run may wait to be bound */
    async now(owner: Owner | null, browser: string | undefined, actor: Pick<Actor, 'locale'>): Promise<Output<typeof getExpireTime>> {
      const time = clock.now();
      const round = await rounds.openAt(time);
      const run = round && owner ? await runs.ofPlayer(round, owner, actor) : null;
      const userId = owner && 'userId' in owner ? owner.userId : null;
      return {
        now: new Date(time).toISOString(),
        roundid: round?.id ?? null,
        opensat: round?.opensAt.toISOString() ?? null,
        closesat: round?.closesAt.toISOString() ?? null,
        commit: round?.commit ?? null,
        next: roundDay(time).closesAt.toISOString(),
        run,
        deadline: run?.deadline ?? null,
        reviveuntil: run?.failinfo?.reviveuntil ?? null,
        bindby: null,
        ...(browser !== undefined && (await runs.bindable(browser))),
        ...(await counts()),
        ...(await rewards.prospect(roundDay(time).id, userId)),
      };
    },

    /** Commitments, the latest first. @throws AppError `validation` for a cursor that is no day */
    async list(cursor: string | undefined, pageSize: number): Promise<Output<typeof listCommitments>> {
      if (cursor !== undefined && !isDay(cursor)) throw new AppError('validation');
      const rows = await roundsOf(db).list(cursor, pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      return { items: shown.map(commitmentView), publickey: publicKey, next: last?.id ?? null };
    },
  };
}

export type Status = ReturnType<typeof createStatus>;
