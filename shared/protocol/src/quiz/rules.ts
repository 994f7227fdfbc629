/** Rules of a ranked run, which are public: nobody needs to guess why an answer came too late. */

/** Tier of each question of a run, in order: 1 most people know, 3 few. */
export const TIERS_OF_RUN = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3] as const;
export const QUESTIONS_OF_RUN = TIERS_OF_RUN.length;
/** Time for an answer, and by how much calm mode stretches it. */
export const ANSWER_MS = 15_000;
export const CALM_FACTOR = 10;
/** Everybody's grace for the way to the server. */
export const GRACE_MS = 700;
/** How long somebody who failed may go on by a card; without an account, to sign in first. */
export const REVIVE_MS = 60_000;
export const REVIVE_OPEN_MS = 600_000;
/** How long the key that binds a run to an account holds. */
export const BIND_MS = 600_000;
/** How often a page says that it is still there; after so much silence before its deadline a question is frozen instead of failed. */
export const HEARTBEAT_MS = 2000;
export const SILENCE_MS = 6000;
/** How long a frozen run waits, once a run. */
export const FREEZE_MS = 60_000;
/** Points of a right answer: by tier, and more the sooner, by the quarter of the time in which it came. */
export const POINTS_PER_TIER = 100;
export const BONUS_BY_QUARTER = [50, 30, 15, 0] as const;

/** Cards of the quiz. */
export const QUIZ_CARDS = ['swap', 'skip', 'revival'] as const;
export type QuizCard = (typeof QUIZ_CARDS)[number];
