/** Points that earn a brick of type 1. */
export const POINTS_PER_BRICK = 10;

/** Bricks of type 1 that games bring a person in a day (UTC). */
export const GAME_BRICKS_PER_DAY = 30;

/** Whole bricks that a person's points pass as they grow, before the limit of the day. What is left counts towards the next one. */
export function bricksBetween(before: number, after: number): number {
  return Math.floor(after / POINTS_PER_BRICK) - Math.floor(before / POINTS_PER_BRICK);
}
