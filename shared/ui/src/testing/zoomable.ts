import { useEffect } from 'react';
import type { Placed, ZoomableProps } from '../chart/zoomable/index.ts';

/** What the drawing was last asked for: a test acts by its `onViewChange`. */
export const asked: { now?: ZoomableProps } = {};

/** Stands in for the drawing where no browser draws: a plot of 600 by 200 px that begins at 40, from 0 to 100. */
export function Zoomable(props: ZoomableProps): null {
  const { onPlaced } = props;
  const { from, to } = props.view;
  useEffect(() => {
    asked.now = props;
  });
  useEffect(() => {
    const placed: Placed = { left: 40, top: 0, width: 600, height: 200, from, to, low: 0, high: 100, outer: 640 };
    onPlaced(placed);
  }, [onPlaced, from, to]);
  return null;
}
