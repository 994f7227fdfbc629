import { correlationOf, ENOUGH_PLAYS, type CalibrationRow } from './figures.ts';

/** Where a rating begins, by tier; a player's in the middle. */
const BEGINS: Readonly<Record<number, number>> = { 1: 1300, 2: 1500, 3: 1700 };
export const PLAYER_BEGINS = 1500;
/** Between tiers; a question changes its tier only so far beyond, and after so many plays. */
const BORDERS = [1400, 1600] as const;
const BEYOND = 25;
const PLAYS_FOR_TIER = 30;
/** Who guesses is right one time in four. */
const GUESS = 1 / 4;
const SCALE = 400;
/** How far one answer moves a rating, and a night a question's. */
const STEP = 16;
export const NIGHT_STEP = 40;
/** Below so many right ones of enough plays the key is suspicious; above so many sigma it has leaked. */
const FEWEST_RIGHT = 0.15;
const LEAKED_SIGMA = 3;

export const ratingOfTier = (tier: number): number => BEGINS[tier]!;

/** How likely a player is right: a guess, and the rest by both ratings. */
export const chanceOf = (player: number, question: number): number => GUESS + (1 - GUESS) / (1 + 10 ** ((question - player) / SCALE));

/** How far an answer moves both ratings, up for the player. */
export const moveBy = (player: number, question: number, isRight: boolean): number => STEP * (Number(isRight) - chanceOf(player, question));

/** The tier that a rating comes to; near a border it stays what it was. */
export function tierOf(tier: number, { rating, plays }: Pick<CalibrationRow, 'rating' | 'plays'>): number {
  if (plays < PLAYS_FOR_TIER) return tier;
  const [low, high] = BORDERS;
  if (tier > 1 && rating < BORDERS[tier - 2]! - BEYOND) return rating < low - BEYOND ? 1 : 2;
  if (tier < 3 && rating > BORDERS[tier - 1]! + BEYOND) return rating > high + BEYOND ? 3 : 2;
  return tier;
}

/** Why a question should rest by what its plays have shown; undefined where nothing is suspicious. */
export function suspicionOf(row: CalibrationRow): 'negative' | 'fewRight' | 'leaked' | undefined {
  const correlation = correlationOf(row);
  if (correlation !== null && correlation < 0) return 'negative';
  if (row.plays >= ENOUGH_PLAYS && row.right / row.plays < FEWEST_RIGHT) return 'fewRight';
  return row.surplus !== null && row.surplus >= LEAKED_SIGMA ? 'leaked' : undefined;
}
