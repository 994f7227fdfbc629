import { CsvButton } from '../table/csv-button.tsx';
import { type Column, Table } from '../table/table.tsx';
import styles from './chart.module.css';
import type { ChartData } from './series.ts';

/** What scrolls must be reachable by key. */
const SCROLLED = { role: 'region', tabIndex: 0 } as const;

interface Props<X extends number | string> {
  caption: string;
  xHeader: string;
  data: ChartData<X>;
  csv: { label: string; fileName: string } | undefined;
}

/** The same figures as a table. */
export function ChartTable<X extends number | string>({ caption, xHeader, data, csv }: Props<X>) {
  const { xs, series, formatX, formatValue } = data;
  const rows = xs.map((_, index) => index);
  const xText = (index: number) => {
    const x = xs[index];
    return x === undefined ? '' : formatX(x, 'full');
  };
  const columns: Column<number>[] = [
    { key: 'x', header: xHeader, cell: xText, text: xText },
    ...series.map(({ key, name, values }) => ({
      key: `series ${key}`,
      header: name,
      numeric: true,
      cell: (index: number) => {
        const value = values[index];
        return typeof value === 'number' ? formatValue(value, 'full') : '–';
      },
      text: (index: number) => String(values[index] ?? ''),
    })),
  ];
  return (
    <>
      <div className={styles.tableRoom} {...SCROLLED} aria-label={caption}>
        <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={String} />
      </div>
      {csv && <CsvButton label={csv.label} fileName={csv.fileName} columns={columns} rows={rows} />}
    </>
  );
}
