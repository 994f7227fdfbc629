import { bisectCenter } from 'd3-array';
import type { Placed } from './zoomable/index.ts';

/** Where the points of a zoomed drawing stand, in px. */
export function geometryOf({ left, top, width, height, from, to, low, high, outer }: Placed, xs: readonly number[]) {
  const place = (at: number) => left + ((at - from) / (to - from)) * width;
  const x = (index: number) => place(xs[index] ?? from);
  const seen = xs.flatMap((at, index) => (at >= from && at <= to ? [index] : []));
  const centres = seen.map(x);
  return {
    x,
    left,
    right: left + width,
    y: (value: number) => top + ((high - value) / (high - low)) * height,
    /** Of the whole drawing, figures at its side included. */
    width: outer,
    bottom: top + height,
    band: 0,
    /** The nearest point that is seen; null where none is. */
    nearest: (px: number) => seen[bisectCenter(centres, px)] ?? null,
  };
}
