import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { bankOf } from '../bank/repository.ts';
import { LATE_MS, roundDay } from './day.ts';
import { makeRound } from './make-round.ts';
import { roundsOf } from './repository.ts';

/** A round as runs need it. */
export interface Round {
  id: string;
  opensAt: Date;
  closesAt: Date;
  tierN: number[];
  commit: string;
  secret: string;
}

interface RoundsDeps {
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'seal' | 'open'>;
  /** Makes what a round asked free to practise on. */
  tell(tx: Db, roundId: string): Promise<void>;
}

/** Rounds that are committed to before they open. */
const AHEAD_DAYS = 7;
/** Rounds that are remembered: the open one, and those whose runs still end or are looked at. */
const KEPT = 64;

/** Rounds: made a week ahead, read, and made public after their close. */
export function createRounds({ db, clock, keyring, tell }: RoundsDeps) {
  const known = new LRUCache<string, Round>({ max: KEPT });

  /** A round with its secret; undefined when there is none of that name. @param via a transaction must not wait for another connection */
  async function find(id: string, via: Db = db): Promise<Round | undefined> {
    const kept = known.get(id);
    if (kept) return kept;
    const row = await roundsOf(via).find(id);
    if (!row) return undefined;
    const { opensAt, closesAt, tierN, commit } = row;
    const round = { id, opensAt, closesAt, tierN, commit, secret: row.secret ?? keyring.open('quiz', row.sealed) };
    known.set(id, round);
    return round;
  }

  return {
    find,
    /** The round that is open at a moment. */
    openAt: (time: number, via?: Db): Promise<Round | undefined> => find(roundDay(time).id, via),

    /** Makes the rounds of today and of the week after it that are not there yet, each tied to the one before. */
    async makeAhead(): Promise<void> {
      const now = clock.now();
      const days = Array.from({ length: AHEAD_DAYS + 1 }, (_, later) => roundDay(now, later));
      if ((await roundsOf(db).latest())?.id === days.at(-1)!.id) return;
      await db.transaction(async (tx) => {
        const rounds = roundsOf(tx);
        await rounds.hold();
        const latest = await rounds.latest();
        const missing = days.filter(({ id }) => id > (latest?.id ?? ''));
        const bank = (await bankOf(tx).current()).filter(({ state }) => state === 'live');
        let before = latest?.chain ?? '';
        for (const day of missing) {
          const fresh = bank.filter(({ validUntil }) => validUntil === null || validUntil >= day.id);
          const { round, pool } = makeRound(day, fresh, before, (secret) => keyring.seal('quiz', secret), new Date(now));
          await rounds.add(round, pool);
          before = round.chain;
        }
      });
    },

    /** Makes the secrets of rounds public whose runs are over, and what they asked. */
    async publishClosed(): Promise<void> {
      for (const { id, sealed } of await roundsOf(db).unpublished(new Date(clock.now() - LATE_MS)))
        await db.transaction(async (tx) => {
          await roundsOf(tx).publish(id, keyring.open('quiz', sealed));
          await tell(tx, id);
        });
    },
  };
}

export type Rounds = ReturnType<typeof createRounds>;
