import { Button, Tag } from '@mortar/ui';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import type { ChartKind } from './geometry.ts';
import { Legend } from './legend.tsx';
import { Ranges, type RangesProps } from './ranges.tsx';
import type { ChartData } from './series.ts';

export interface FrameProps<X extends number | string> extends ChartData<X>, Partial<RangesProps> {
  title: string;
  /** Unit and span under the title: "ETH, 30 days". */
  unit: string;
  /** Where the figures come from and how old they are. */
  source: ReactNode;
  /** Name of the button that shows the same figures as a table. */
  tableLabel: string;
  /** Head of the table's first column. */
  xHeader: string;
  /** Lets the table be saved. */
  csv?: { label: string; fileName: string };
  /** The figures are older than they should be: says so. */
  staleLabel?: string;
  /** Shown where there are no figures: an `EmptyState`. */
  empty: ReactNode;
  height?: number;
  className?: string;
}

/** What is drawn inside of a frame. */
export interface Drawing<X extends number | string> {
  /** Its name for readers. */
  label: string;
  data: ChartData<X>;
  hidden: ReadonlySet<string>;
  height: number;
}

interface Props<X extends number | string> extends FrameProps<X> {
  kind: ChartKind;
  draw: (drawing: Drawing<X>) => ReactNode;
}

/** What stands around a drawing of figures: title, unit, ranges, legend, the same as a table, and what there is instead of them. */
export function Frame<X extends number | string>(props: Props<X>) {
  const { title, unit, source, tableLabel, staleLabel, ranges, rangesLabel, range, onRangeChange, className } = props;
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <figure className={classNames(styles.chart, className)} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span className={styles.names}>
          <strong id={id} className={styles.title}>
            {title}
          </strong>
          <span className={styles.unit}>{unit}</span>
        </span>
        {staleLabel && <Tag tone="warn">{staleLabel}</Tag>}
        <span className={styles.controls}>
          {ranges && rangesLabel && range !== undefined && onRangeChange && (
            <Ranges ranges={ranges} rangesLabel={rangesLabel} range={range} onRangeChange={onRangeChange} />
          )}
          <Button variant={isTable ? 'secondary' : 'quiet'} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {tableLabel}
          </Button>
        </span>
      </figcaption>
      <Inside {...props} isTable={isTable} />
      <div className={styles.source}>{source}</div>
    </figure>
  );
}

function Inside<X extends number | string>(props: Props<X> & { isTable: boolean }) {
  const { kind, draw, title, unit, xs, series, formatX, formatValue, height = 280 } = props;
  const { isTable, empty, xHeader, csv } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const data = { xs, series, formatX, formatValue };
  const toggle = (key: string) =>
    setHidden((old) => (old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key])));
  if (xs.length === 0) return <div>{empty}</div>;
  if (isTable) return <ChartTable caption={`${title}, ${unit}`} xHeader={xHeader} data={data} csv={csv} />;
  return (
    <>
      {series.length > 1 && <Legend kind={kind} series={series} hidden={hidden} onToggle={toggle} />}
      {draw({ label: `${title}, ${unit}`, data, hidden, height })}
    </>
  );
}
