import { tierOfEvent } from '@mortar/protocol/quiz';
import { offsetOf, optionOrder, orderOf, runKeyOf } from '../draw/draw.ts';
import { sha256 } from '../draw/hash.ts';

/** Whose draw an event is: everybody's. */
export const EVENT_TAG = 'event';

/** Numbers of the questions of an event that are of a tier. */
const ofTier = (total: number, tier: number): number[] =>
  Array.from({ length: total }, (_, index) => index + 1).filter((no) => tierOfEvent(no, total) === tier);

/** How many questions of each tier an event asks. */
export const tiersOfEvent = (total: number): number[] => [1, 2, 3].map((tier) => ofTier(total, tier).length);

/** The number that stands for all of an event's players: the hash of their own numbers, in the order in which they entered. */
export const numberOfAll = (eventId: string, numbers: readonly string[]): string =>
  sha256(['mortar-quiz-event', eventId, ...numbers].join('|'));

/** A question of an event: its place in the pool, and the option of the bank on each place of the screen. */
export interface Drawn {
  no: number;
  tier: number;
  idx: number;
  order: number[];
}

export const eventKeyOf = (secret: string, eventId: string, c: string): string => runKeyOf(secret, { roundId: eventId, tag: EVENT_TAG, c });

/** What decides how much an event asks, and of how much. */
interface EventSize {
  total: number;
  tierN: readonly number[];
}

/** Leaves of the pool that an event steps over: as many as a tier can spare, and at most half of it. @param withdrawn in the order in which they go */
export function seenInEvent({ total, tierN }: EventSize, withdrawn: readonly { tier: number; idx: number }[]): number[] {
  const needed = tiersOfEvent(total);
  return [1, 2, 3].flatMap((tier) => {
    const count = tierN[tier - 1]!;
    const spare = Math.min(count - needed[tier - 1]!, Math.floor(count / 2));
    return withdrawn
      .filter((leaf) => leaf.tier === tier)
      .slice(0, spare)
      .map(({ idx }) => offsetOf(tierN, tier) + idx);
  });
}

/** The questions of an event, as of a run (docs/verify-quiz.md). @param seen leaves of the pool that are stepped over */
export function drawEvent(eventKey: string, { total, tierN }: EventSize, seen: readonly number[]): Drawn[] {
  return [1, 2, 3]
    .flatMap((tier) => {
      const places = orderOf(eventKey, tierN, tier, seen);
      return ofTier(total, tier).map((no, index) => ({
        no,
        tier,
        idx: places[index]!,
        order: optionOrder(eventKey, tier, places[index]!),
      }));
    })
    .toSorted((one, other) => one.no - other.no);
}
