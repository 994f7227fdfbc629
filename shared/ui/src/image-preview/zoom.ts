/** How a picture lies in its stage: scaled about the middle, then moved by so many px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
/** Largest scale: beyond it a picture shows nothing but its pixels. */
export const MAX_SCALE = 8;
/** One press of a button or a key scales by this. */
export const ZOOM_STEP = 1.5;

/**
 * Scales by `factor`; what lies under `at` stays under it. Scale 1 is the whole picture, nothing goes below it.
 *
 * @param at Point from the middle of the stage, in px.
 */
export function zoomBy(zoom: Zoom, factor: number, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor));
  if (scale === 1) return FITTED;
  const change = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * change, y: at.y - (at.y - zoom.y) * change };
}

/** Moves by so many px. */
export function panBy(zoom: Zoom, by: Point): Zoom {
  return { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y };
}

/** Brings a picture back that was moved further than its own edge. */
export function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return { scale, x: clamp(x, (width * (scale - 1)) / 2), y: clamp(y, (height * (scale - 1)) / 2) };
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value)) + 0; // No `-0`: it would be another value than 0.
}
