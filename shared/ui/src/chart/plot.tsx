import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { Crosshair } from './crosshair.tsx';
import { CrosshairCard } from './crosshair-card.tsx';
import type { Drawing } from './frame.tsx';
import { References } from './references.tsx';
import { type ChartKind, layOut } from './geometry.ts';
import { Marks } from './marks.tsx';
import { describePoint, type Reference } from './series.ts';
import type { Span } from './span.ts';
import { useCrosshair } from './use-crosshair.ts';
import { useWidth } from './use-width.ts';

interface Props<X extends number | string> extends Drawing<X> {
  kind: ChartKind;
  isBinary?: boolean;
  references?: readonly Reference[];
  span?: Span | undefined;
}

/** The drawing. Readers meet one control that goes from point to point and says each in words. */
export function Plot<X extends number | string>({ kind, label, data, hidden, height, isBinary = false, references = [], span }: Props<X>) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const { xs, formatX, formatValue } = data;
  const shown = data.series.map((series, index) => ({ ...series, index })).filter(({ key }) => !hidden.has(key));
  const tickText = (value: number) => formatValue(value, 'tick');
  const xText = (at: number) => {
    const x = xs[at];
    return x === undefined ? '' : formatX(x, 'tick');
  };
  const geometry = layOut({ kind, xs, series: shown, width, height, isBinary, references, span, tickText, xText });
  const top = geometry.ticks.at(-1) ?? 0;
  const { index, now, handlers } = useCrosshair(xs.length, geometry.nearest);
  return (
    <div
      ref={ref}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={xs.length - 1}
      aria-valuenow={now}
      aria-valuetext={describePoint({ ...data, series: shown }, now)}
      {...handlers}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false" className={styles.drawing}>
        <Axes geometry={geometry} tickText={tickText} xText={xText} />
        <References geometry={geometry} references={references.filter(({ value }) => value <= top)} />
        <Marks kind={kind} geometry={geometry} shown={shown} />
        {index !== null && <Crosshair geometry={geometry} index={index} shown={shown} />}
      </svg>
      {index !== null && <CrosshairCard kind={kind} data={data} geometry={geometry} index={index} shown={shown} />}
    </div>
  );
}
