import { Frame, type FrameProps } from './frame.tsx';
import type { ChartKind } from './geometry.ts';
import { Plot } from './plot.tsx';

export interface ChartProps<X extends number | string> extends FrameProps<X> {
  kind: ChartKind;
  /** The figures are sizes of files: the axis counts in powers of two. */
  isBinary?: boolean;
}

/** Figures over time or over kinds: title, unit, ranges, legend, crosshair by pointer and key, and the same as a table. */
export function Chart<X extends number | string>({ isBinary = false, ...props }: ChartProps<X>) {
  return <Frame {...props} draw={(drawing) => <Plot kind={props.kind} isBinary={isBinary} {...drawing} />} />;
}
