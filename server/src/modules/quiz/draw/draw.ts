import { chanceOf, shuffled } from './chance.ts';
import { hmac } from './hash.ts';

/** What decides the questions of a run (docs/verify-quiz.md). */
export interface Draw {
  roundId: string;
  /** Whose draw it is. */
  tag: string;
  /** The client's own number, hexadecimal. */
  c: string;
}

/** A run's key: the round's secret is the key of the MAC, so that nothing that is published leads to it. */
export const runKeyOf = (secret: string, { roundId, tag, c }: Draw): string => hmac(secret, `${roundId}|${tag}|${c}`).toString('hex');

/** Number of the first leaf of a tier in the pool. */
export const offsetOf = (tierN: readonly number[], tier: number): number => tierN.slice(0, tier - 1).reduce((sum, count) => sum + count, 0);

/** Places in a tier in the order in which a run gets them. @param seen leaves of the pool that are stepped over */
export function orderOf(runKey: string, tierN: readonly number[], tier: number, seen: readonly number[]): number[] {
  const offset = offsetOf(tierN, tier);
  const skipped = new Set(seen);
  return shuffled(tierN[tier - 1] ?? 0, chanceOf(runKey, `tier ${tier}`)).filter((idx) => !skipped.has(offset + idx));
}

/** Which option of the bank stands on each place of the screen. */
export const optionOrder = (runKey: string, tier: number, idx: number): number[] => shuffled(4, chanceOf(runKey, `options ${tier} ${idx}`));
