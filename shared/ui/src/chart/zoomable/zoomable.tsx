import { useEffect, useMemo, useState } from 'react';
import ApexChart from 'react-apexcharts';
import type { ZoomableProps } from './contract.ts';
import { brushOptions, plotOptions } from './options.ts';
import styles from './zoomable.module.css';

const BRUSH_HEIGHT = 64;

/** A plot that is zoomed by dragging and by wheel, and below it a brush over the whole. */
export function Zoomable(props: ZoomableProps) {
  const { xs, series, whole, view, height, steps } = props;
  // The library keeps the functions that it was given first.
  const [latest] = useState(() => ({ current: props }));
  useEffect(() => {
    Object.assign(latest, { current: props });
  });
  // A span that the brush has chosen is not given back to it: it would be drawn anew under the hand that drags it.
  const [chosen, setChosen] = useState({ span: view, count: 0 });
  if (view.by !== 'brush' && view !== chosen.span) setChosen({ span: view, count: chosen.count + 1 });
  const drawn = useMemo(() => {
    const inks = series.map(({ index }) => index);
    const lines = series.map(({ name, values }) => ({
      name,
      data: xs.map((at, index) => [at, values[index] ?? null] as [number, number | null]),
    }));
    return { inks, lines, whole: whole ?? { from: xs[0] ?? 0, to: xs.at(-1) ?? 0 } };
  }, [xs, series, whole]);
  const plot = useMemo(() => plotOptions(latest, drawn.inks, view, steps), [latest, drawn, view, steps]);
  const brush = useMemo(() => brushOptions(latest, drawn.inks, drawn.whole, chosen), [latest, drawn, chosen]);
  return (
    <div className={styles.zoomable} aria-hidden>
      <ApexChart type="line" height={height} series={drawn.lines} options={plot} />
      <ApexChart type="line" height={BRUSH_HEIGHT} series={drawn.lines} options={brush} />
    </div>
  );
}
