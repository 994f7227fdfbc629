import { QUESTIONS_OF_RUN, TIERS_OF_RUN } from '@mortar/protocol/quiz';
import { orderOf, runKeyOf, type Draw } from '../draw/draw.ts';
import type { Round } from '../rounds/service.ts';
import type { Served } from './tables.ts';

/**
 * Which leaf of its tier each number of a challenge asks (docs/verify-quiz.md): what the challenged run was asked there last,
 * and behind its end what its draw would have brought next.
 */
export function placesOf(round: Pick<Round, 'secret' | 'tierN'>, draw: Draw & { seen: number[] }, served: readonly Served[]): number[] {
  const runKey = runKeyOf(round.secret, draw);
  const taken = round.tierN.map((_, index) => served.filter(({ tier }) => tier === index + 1).length);
  return Array.from({ length: QUESTIONS_OF_RUN }, (_, index) => {
    const tier = TIERS_OF_RUN[index]!;
    const asked = served.findLast(({ no }) => no === index + 1);
    return asked ? asked.idx : orderOf(runKey, round.tierN, tier, draw.seen)[taken[tier - 1]!++]!;
  });
}
