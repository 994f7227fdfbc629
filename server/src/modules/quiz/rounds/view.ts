import type { Output } from '@mortar/protocol';
import type { Commitment, getExpireTime, listCommitments } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { shareAnswer } from '../../../lib/shared-answer.ts';
import { runsOf, type Owner } from '../runs/repository.ts';
import type { Actor } from '../runs/acts.ts';
import type { Runs } from '../runs/service.ts';
import { roundDay } from './day.ts';
import { roundsOf, type RoundRow } from './repository.ts';
import type { Rounds } from './service.ts';

interface RoundViewDeps {
  db: Db;
  clock: Clock;
  rounds: Pick<Rounds, 'openAt'>;
  runs: Pick<Runs, 'ofPlayer'>;
  publicKey: string;
}

/** How old the counts of players may be, ms. */
const COUNTS_MS = 5000;

export const commitmentView = (row: RoundRow): Commitment => ({
  roundid: row.id,
  opensat: row.opensAt.toISOString(),
  closesat: row.closesAt.toISOString(),
  root: row.root,
  tiern: row.tierN,
  secrethash: row.secretHash,
  commit: row.commit,
  chain: row.chain,
  secret: row.secret,
  committedat: row.committedAt.toISOString(),
});

/** Rounds as everybody sees them. */
export function createRoundView({ db, clock, rounds, runs, publicKey }: RoundViewDeps) {
  const counts = shareAnswer(COUNTS_MS, clock, async () => {
    const rows = await runsOf(db).countByState(roundDay(clock.now()).id);
    const winners = rows.find(({ state }) => state === 'won')?.runs ?? 0;
    return { players: rows.reduce((sum, row) => sum + row.runs, 0), winners };
  });

  return {
    /** The open round, the one after it, and the caller's run. */
    async now(owner: Owner | null, actor: Pick<Actor, 'locale'>): Promise<Output<typeof getExpireTime>> {
      const time = clock.now();
      const round = await rounds.openAt(time);
      const run = round && owner ? await runs.ofPlayer(round.id, owner, actor) : null;
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
        bindby: run?.bindby ?? null,
        ...(run?.key !== undefined && { key: run.key }),
        ...(await counts()),
      };
    },

    /** Commitments, the latest first. */
    async list(cursor: string | undefined, pageSize: number): Promise<Output<typeof listCommitments>> {
      const rows = await roundsOf(db).list(cursor, pageSize + 1);
      const shown = rows.slice(0, pageSize);
      return {
        items: shown.map(commitmentView),
        publickey: publicKey,
        next: rows.length > pageSize ? shown.at(-1)!.id : null,
      };
    },
  };
}

export type RoundView = ReturnType<typeof createRoundView>;
