import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '@mortar/ui';
import { ROLE } from './roles.ts';
import { HeadCell } from './head-cell.tsx';
import type { Sort } from './sort.ts';
import styles from './table.module.css';
import { TableRow } from './table-row.tsx';

/** How one column is headed and filled. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, all digits of one width. */
  numeric?: boolean;
  /** What rows are ordered by. With it the header is a button that sorts. */
  sortValue?: (row: Row) => string | number | bigint;
  /** What the file of the rows says; without it the sort value. */
  text?: (row: Row) => string;
  /** `low` waits in a card behind the button of `moreLabel`. */
  priority?: 'low';
}

export interface TableProps<Row> {
  /** What the table is about: its name. */
  caption: string;
  captionHidden?: boolean;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the header row sticks under while the page scrolls. */
  sticky?: 'page' | 'header';
  /** `rows`: stays a table in a narrow room; for a few short columns. */
  layout?: 'cards' | 'rows';
  /** `middle`: for rows with a picture, which is higher than a line. */
  align?: 'baseline' | 'middle';
  /** Which column orders the rows; `useSortedRows` orders them, or a server does. */
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort) => void;
  /** Name of the button that shows and hides what a card holds back; needed where a column's priority is low. */
  moreLabel?: string;
  className?: string | undefined;
}

/** Rows and columns; in a narrow room each row becomes a card, with many columns earlier, with two of them never. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden,
    columns,
    rows,
    rowKey,
    sticky = 'page',
    sort,
    onSortChange,
    moreLabel,
    layout = 'cards',
    align = 'baseline',
    className,
  } = props;
  const hasCards = layout === 'cards' && columns.length > 2;
  const isWide = columns.length > 4;
  const canSort = onSortChange !== undefined && columns.some(({ sortValue }) => sortValue);
  return (
    <div className={classNames(styles.room, className)} data-wide={isWide || undefined}>
      <table
        {...ROLE.table}
        className={styles.table}
        data-sticky={sticky}
        data-cards={hasCards || undefined}
        data-align={align}
        data-sortable={canSort || undefined}
      >
        <caption className={styles.caption} data-hidden={captionHidden || undefined}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...ROLE.rowgroup} className={styles.head}>
          <tr {...ROLE.row} className={styles.headRow}>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup} className={styles.rows}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} moreLabel={moreLabel} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
