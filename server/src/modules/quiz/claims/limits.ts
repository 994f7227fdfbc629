const HOUR_MS = 3600 * 1000;

/** Limits of what the quiz brings (docs/design/quiz.md). They are public. */

/** Main coins that a round has for everybody together, live events of its day included, and the most that one run brings. */
export const ROUND_BRICKS = 10_000;
export const RUN_BRICKS = 20;
/** How long what was paid stays frozen. */
export const FROZEN_MS = 48 * HOUR_MS;
/** Silver for a right answer, and for the first share of a day. */
export const ANSWER_SILVER = 1;
/** Cause of that silver in the ledger: somebody has played. */
export const ANSWER_CAUSE = 'quizAnswer';
export const SHARE_SILVER = 5;
/** Silver that somebody can get in a day in Hong Kong. */
export const SILVER_PER_DAY = 40;
/** Claims that are paid in one transaction. */
export const BATCH = 500;
/** After a round's close: late runs end within 2 minutes, and can be bound for 10 more. */
export const SETTLED_AFTER_MS = 13 * 60 * 1000;
/** Points of a whole right run at a middling speed: what is told before a run goes by it. */
export const GOOD_RUN = 2100;

/** Bricks of a claim. @param all weights of the round together @param bricks what they share: the sum of all shares is never above it */
export const shareOf = (weight: number, all: number, bricks = ROUND_BRICKS): number =>
  Math.min(RUN_BRICKS, Math.floor((bricks * weight) / Math.max(all, 1)));
