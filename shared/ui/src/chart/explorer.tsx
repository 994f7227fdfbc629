import { IconButton, VisuallyHidden } from '@mortar/ui';
import { type KeyboardEvent, useId, useMemo, useState, type WheelEvent } from 'react';
import type { FormatLocale } from '../format.ts';
import styles from './chart.module.css';
import { Crosshair } from './crosshair.tsx';
import { CrosshairCard } from './crosshair-card.tsx';
import type { Drawing } from './frame.tsx';
import { stepsOf } from './geometry.ts';
import { Plot } from './plot.tsx';
import { References } from './references.tsx';
import { describePoint, describeSeries, type Reference } from './series.ts';
import { holding, isSame, type Span, within, zoomed } from './span.ts';
import { useCrosshair } from './use-crosshair.ts';
import { useZoomable } from './use-zoomable.ts';
import { geometryOf } from './zoomed-geometry.ts';
import type { Placed, View, ZoomableComponent } from './zoomable/index.ts';

export interface ExplorerWords {
  zoomIn: string;
  zoomOut: string;
  /** Shows the whole span again. */
  reset: string;
  /** By which keys it is explored: for readers. */
  keys: string;
  /** What is seen now. */
  shown: (from: string, to: string) => string;
  /** A series in one sentence: lowest, highest and last of its figures that are seen. */
  series: (name: string, low: string, high: string, last: string) => string;
}

interface Props extends Drawing<number> {
  locale: FormatLocale;
  words: ExplorerWords;
  references: readonly Reference[];
  /** What is shown where that is more than the figures. */
  span: Span | undefined;
}

const IN = 0.5;
const OUT = 2;

/** Draws figures so that they can be zoomed; without zoom where there is nothing to zoom, or nothing to do it by. */
export function Explorer(props: Props) {
  const Zoomable = useZoomable();
  const { xs } = props.data;
  const { from, to } = props.span ?? { from: xs[0] ?? 0, to: xs.at(-1) ?? 0 };
  if (!Zoomable || from === to) return <Plot kind="line" {...props} />;
  return <Explored key={`${from} ${to} ${props.locale}`} {...props} Zoomable={Zoomable} whole={{ from, to }} />;
}

function Explored(props: Props & { Zoomable: ZoomableComponent; whole: Span }) {
  const { data, hidden, label, height, locale, words, references, Zoomable } = props;
  const { xs, formatX, formatValue } = data;
  const [whole] = useState(props.whole);
  const [view, setView] = useState<View>(whole);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const id = useId();
  const shown = useMemo(
    () => data.series.map((series, index) => ({ ...series, index })).filter(({ key }) => !hidden.has(key)),
    [data.series, hidden],
  );
  const steps = useMemo(() => {
    const { domain, ticks } = stepsOf('line', shown, { references });
    return { low: domain[0], high: domain[1], count: ticks.length - 1 };
  }, [shown, references]);
  const geometry = placed && geometryOf(placed, xs);
  const look = (index: number) => setView((old) => holding(whole, old, xs[index] ?? old.from));
  const { index, now, handlers } = useCrosshair(xs.length, (px) => geometry?.nearest(px) ?? null, look);
  const middle = index === null ? (view.from + view.to) / 2 : (xs[index] ?? view.from);
  const zoom = (factor: number) => setView(zoomed(whole, view, factor, middle));
  const isWhole = isSame(view, whole);
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = { '+': () => zoom(IN), '=': () => zoom(IN), '-': () => zoom(OUT), '0': () => setView(whole) };
    const act = event.ctrlKey || event.metaKey ? undefined : acts[event.key];
    if (act) act();
    else handlers.onKeyDown(event);
  };
  return (
    <div className={styles.explorer}>
      <div className={styles.view}>
        <span aria-live="polite">{words.shown(formatX(view.from, 'full'), formatX(view.to, 'full'))}</span>
        <span className={styles.zooms}>
          <IconButton icon="plus" label={words.zoomIn} onClick={() => zoom(IN)} />
          <IconButton icon="minus" label={words.zoomOut} disabled={isWhole} onClick={() => zoom(OUT)} />
          <IconButton icon="retry" label={words.reset} disabled={isWhole} onClick={() => setView(whole)} />
        </span>
      </div>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={xs.length - 1}
        aria-valuenow={now}
        aria-valuetext={describePoint({ ...data, series: shown }, now)}
        {...handlers}
        onKeyDown={onKeyDown}
        onWheelCapture={leavePage}
      >
        <Zoomable
          xs={xs}
          series={shown}
          whole={whole}
          view={view}
          onViewChange={(next, by) => setView((old) => (isSame(next, old) ? old : { ...within(whole, next), by }))}
          onPlaced={setPlaced}
          locale={locale}
          formatValue={(value) => formatValue(value, 'tick')}
          steps={steps}
          height={height}
        />
        {geometry && (
          <svg width={geometry.width} height={geometry.bottom} aria-hidden focusable="false" className={styles.over}>
            <References geometry={geometry} references={references.filter(({ value }) => value <= steps.high)} />
            {index !== null && <Crosshair geometry={geometry} index={index} shown={shown} />}
          </svg>
        )}
        {geometry && index !== null && <CrosshairCard kind="line" data={data} geometry={geometry} index={index} shown={shown} />}
      </div>
      <VisuallyHidden id={id}>{[words.keys, ...describeSeries({ ...data, series: shown }, view, words.series)].join(' ')}</VisuallyHidden>
    </div>
  );
}

/** The wheel scrolls the page unless the chart has the focus or Ctrl is held: who only passes by is not stopped. */
function leavePage(event: WheelEvent<HTMLElement>): void {
  const isMeant = event.ctrlKey || event.metaKey || event.currentTarget.contains(document.activeElement);
  if (!isMeant) event.stopPropagation();
}
