import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Ring } from '../ring/ring.tsx';
import { Table } from '../table/table.tsx';
import styles from './chart.module.css';

/** One part of a whole. */
export interface DonutPart {
  key: string;
  name: string;
  value: number;
}

export interface DonutProps {
  title: string;
  /** The largest part and its share, in a sentence: what the drawing says to readers. */
  label: string;
  /** Six at most, the rest as one: more cannot be told apart. */
  parts: readonly DonutPart[];
  locale: string;
  nameHeader: string;
  valueHeader: string;
  shareHeader: string;
  formatValue: (value: number) => string;
  /** Words in the middle. */
  children?: ReactNode;
  className?: string;
}

/** Parts of a whole, with the table that says the same. */
export function Donut(props: DonutProps) {
  const { title, label, parts, locale, nameHeader, valueHeader, shareHeader, formatValue, children, className } = props;
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const rows = parts.map((part, index) => ({ ...part, ink: (index % 6) + 1 }));
  return (
    <figure className={classNames(styles.donut, className)} aria-label={title}>
      <Ring label={label} segments={parts} size={200}>
        {children}
      </Ring>
      <Table
        className={styles.donutTable}
        caption={title}
        layout="rows"
        columns={[
          {
            key: 'name',
            header: nameHeader,
            cell: ({ name, ink }) => (
              <span className={styles.part}>
                <i className={styles.block} data-color={ink} />
                {name}
              </span>
            ),
          },
          { key: 'value', header: valueHeader, numeric: true, cell: ({ value }) => formatValue(value) },
          { key: 'share', header: shareHeader, numeric: true, cell: ({ value }) => percent.format(whole > 0 ? value / whole : 0) },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </figure>
  );
}
