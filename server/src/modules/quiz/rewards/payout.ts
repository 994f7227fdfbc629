import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { available, budget, frozen, ISSUER, transfer, type Ledger, type LedgerAccount, type Posting } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import { BATCH, FROZEN_MS, ROUND_BRICKS, SETTLED_AFTER_MS, shareOf } from '../claims/limits.ts';
import { rewardsOf, type ClaimRow } from './repository.ts';

interface PayoutDeps {
  db: Db;
  clock: Clock;
  ledger: Pick<Ledger, 'post' | 'postAll' | 'budgetOf' | 'leftIn'>;
  notify: Notify;
}

const moved = (key: string, ref: string, amount: number, from: LedgerAccount, to: LedgerAccount): Posting => ({
  key,
  kind: 'quiz',
  ref,
  lines: transfer(from, to, 1, amount),
});

/** Pays rounds out of budgets, so that no round can bring more than it has; killed at any point, it goes on where it stood. */
export function createPayout({ db, clock, ledger, notify }: PayoutDeps) {
  /** Puts a round's bricks aside, once. @returns the budget */
  async function open(tx: Db, roundId: string): Promise<number> {
    const id = await ledger.budgetOf(tx, `quiz:${roundId}`);
    await ledger.post(tx, moved(`quiz:${roundId}:budget`, roundId, ROUND_BRICKS, ISSUER, budget(id)));
    return id;
  }

  /** Tells people what a round brought them. */
  async function tell(tx: Db, roundId: string, shares: ReadonlyMap<number, number>): Promise<void> {
    const amounts = new Set([...shares.values()].filter((amount) => amount > 0));
    for (const amount of amounts) {
      const userIds = [...shares].filter(([, share]) => share === amount).map(([userId]) => userId);
      const values = { round: roundId, bricks: String(amount) };
      await notify(tx, userIds, { kind: 'quizPaid', about: `round:${roundId}`, values, link: '/bricks' });
    }
  }

  /** @param from budget of the round @param all weights together @param bricks what they share. @returns how many claims were paid */
  const payBatch = (roundId: string, from: LedgerAccount, all: number, bricks: number): Promise<number> =>
    db.transaction(async (tx) => {
      const claims = await rewardsOf(tx).waiting(roundId, BATCH);
      if (claims.length === 0) return 0;
      const shares = new Map(claims.map(({ userId, weight }) => [userId, shareOf(weight, all, bricks)]));
      const paid = [...shares].filter(([, amount]) => amount > 0);
      // The database books what is asked first while the rest is put into words.
      await Promise.all([
        ledger.postAll(
          tx,
          paid.map(([userId, amount]) => moved(`quiz:${roundId}:${userId}`, roundId, amount, from, frozen(userId))),
        ),
        rewardsOf(tx).pay(roundId, shares, new Date(clock.now() + FROZEN_MS)),
        tell(tx, roundId, shares),
      ]);
      return claims.length;
    });

  /** Gives back what is left, and closes the books of a round. */
  const close = (roundId: string): Promise<void> =>
    db.transaction(async (tx) => {
      if ((await rewardsOf(tx).holdRound(roundId)).isSettled) return;
      const id = await open(tx, roundId);
      const rest = await ledger.leftIn(tx, id, 1);
      if (rest > 0) await ledger.post(tx, moved(`quiz:${roundId}:rest`, roundId, rest, budget(id), ISSUER));
      await rewardsOf(tx).settle(roundId, new Date(clock.now()));
    });

  async function payRound(roundId: string): Promise<void> {
    const all = await rewardsOf(db).weightIn(roundId);
    const bricks = ROUND_BRICKS - (await rewardsOf(db).wonIn(roundId));
    const from = budget(await db.transaction((tx) => open(tx, roundId)));
    while ((await payBatch(roundId, from, all, bricks)) === BATCH);
    await close(roundId);
  }

  /** @returns how many claims were freed */
  const thawBatch = (): Promise<number> =>
    db.transaction(async (tx) => {
      const claims = await rewardsOf(tx).thawing(new Date(clock.now()), BATCH);
      const free = ({ roundId, userId, amount, txKey }: ClaimRow) =>
        moved(`${txKey}:free`, roundId, amount!, frozen(userId), available(userId));
      await ledger.postAll(tx, claims.filter(({ amount }) => amount! > 0).map(free));
      await rewardsOf(tx).free(claims);
      return claims.length;
    });

  return {
    /** Puts bricks aside for a round that opens. */
    open: (roundId: string) => db.transaction((tx) => open(tx, roundId)),
    /** The budget of a round, within somebody else's transaction. @returns its id */
    budgetIn: open,

    /** Pays every round whose runs are over; one that can't be paid holds up no other. @throws what the first of those failed by */
    async payDue(): Promise<void> {
      const failures: unknown[] = [];
      for (const roundId of await rewardsOf(db).due(new Date(clock.now() - SETTLED_AFTER_MS)))
        await payRound(roundId).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },

    /** Frees what was frozen long enough. */
    async thaw(): Promise<void> {
      while ((await thawBatch()) === BATCH);
    },
  };
}
