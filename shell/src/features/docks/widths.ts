/** Limits of the dock in px (docs/design/look.md), down to what is left of a window of 750 px. */
export const NARROWEST = 270;
export const WIDEST = 560;
export const DEFAULT_WIDTH = 380;

/** Rail, dock rail, and what the page keeps beside an open dock: every page works at that width. */
const ELSEWHERE = 72 + 48 + 360;

/** The widest dock that takes no room that the page needs. */
export function widestIn(windowWidth: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, windowWidth - ELSEWHERE));
}

/** A width within the limits of a window. */
export function widthWithin(width: number, windowWidth: number): number {
  return Math.round(Math.min(Math.max(width, NARROWEST), widestIn(windowWidth)));
}
