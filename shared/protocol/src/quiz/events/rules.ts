import { QUESTIONS_OF_RUN, TIERS_OF_RUN } from '../rules.ts';

/** Rules of live events, which are public (docs/design/quiz.md). */

/** So long before its first question an event can be entered, and who wants to be reminded is told, ms. */
export const EVENT_LOBBY_MS = 5 * 60_000;
/** Between an answer's deadline and the reveal, ms: everybody's grace, and the time for what came within it to be kept. */
export const EVENT_COUNT_MS = 2000;
/** A reveal that comes later than this was held up by the site: then nobody is out by it, ms. */
export const EVENT_SPARE_MS = 3000;
/** What an operator chooses from: questions, seconds for an answer, seconds between a reveal and the next question, gold bricks. */
export const EVENT_LIMITS = {
  total: { least: 1, most: QUESTIONS_OF_RUN },
  seconds: { least: 5, most: 60 },
  pause: { least: 3, most: 60 },
  prize: { least: 10, most: 1000 },
} as const;
/** What is chosen when nothing is said. */
export const EVENT_USUAL = { total: 10, seconds: 15, pause: 12, prize: 100 } as const;
/** Gold bricks of a day's budget that its events may promise together. */
export const EVENT_BRICKS_A_DAY = 2400;
/** Numbers of players that make the draw: those of the first who entered. */
export const EVENT_NUMBERS = 100;

/** Tier of a question of an event, as steep as a run's. @param no from 1 */
export const tierOfEvent = (no: number, total: number): number => TIERS_OF_RUN[Math.floor(((no - 1) * QUESTIONS_OF_RUN) / total)]!;
