import { randomBytes, randomInt } from 'node:crypto';
import { chainOf, commitmentOf, leafHash, secretHashOf } from '../draw/commitment.ts';
import { shuffled } from '../draw/chance.ts';
import { treeOf } from '../draw/tree.ts';
import type { RoundDay } from './day.ts';
import type { NewLeaf, NewRound } from './repository.ts';

/** A question that may be drawn. */
export interface PoolQuestion {
  id: string;
  tier: number;
  rev: number;
  body: string[];
  correct: number;
}

const TIERS = [1, 2, 3];
const SECRET_BYTES = 32;
const SALT_BYTES = 16;
/** Half of the bank stays out of each round, so that there is something to practise on that it does not ask. */
const PART = 2;

/**
 * Fixes a pool and a secret, and what is published of them (docs/verify-quiz.md).
 * @param id of the round or the event @param tiers its questions, by tier, in their order @param before chain value of the one before
 */
export function commitPool(id: string, tiers: readonly (readonly PoolQuestion[])[], before: string, seal: (secret: string) => string) {
  const pool = tiers.flatMap((tier) =>
    tier.map((question, idx) => {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      const place = { tier: question.tier, idx, rev: question.rev, salt };
      return { ...place, questionId: question.id, hash: leafHash({ ...question, ...place }) };
    }),
  );
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const tierN = tiers.map(({ length }) => length);
  const { root } = treeOf(pool.map(({ hash }) => hash));
  const secretHash = secretHashOf(secret);
  const commit = commitmentOf({ roundId: id, root, tierN, secretHash });
  return { pool, root, tierN, secretHash, sealed: seal(secret), commit, chain: chainOf(before, commit) };
}

/** A round with a pool of its own, by chance, and all that is committed to. @param before chain value of the round before */
export function makeRound(day: RoundDay, bank: readonly PoolQuestion[], before: string, seal: (secret: string) => string, at: Date) {
  const tiers = TIERS.map((tier) => {
    const all = bank.filter((question) => question.tier === tier);
    return shuffled(all.length, randomInt)
      .slice(0, Math.ceil(all.length / PART))
      .map((place) => all[place]!);
  });
  const { pool, ...committed } = commitPool(day.id, tiers, before, seal);
  const round: NewRound = { ...day, ...committed, committedAt: at };
  return { round, pool: pool.map((leaf): NewLeaf => ({ ...leaf, roundId: day.id })) };
}
