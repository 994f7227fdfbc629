import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

/** How one column is headed and filled. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, all digits of one width. */
  numeric?: boolean;
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
  className?: string;
}

/** Spelled out, because a table whose `display` changes is no table to some readers. */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Rows and columns; in a narrow room each row becomes a card, except where there are only two columns. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, sticky = 'page', className }: TableProps<Row>) {
  return (
    <div className={classNames(styles.room, className)}>
      <table {...ROLE.table} className={styles.table} data-sticky={sticky} data-columns={columns.length}>
        <caption className={styles.caption} data-hidden={captionHidden || undefined}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...ROLE.rowgroup} className={styles.head}>
          <tr {...ROLE.row}>
            {columns.map(({ key, header, numeric }) => (
              <th key={key} {...ROLE.columnheader} scope="col" className={styles.header} data-numeric={numeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup} className={styles.rows}>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BodyRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr {...ROLE.row} className={styles.row}>
      {columns.map(({ key, header, cell, numeric }, index) =>
        index === 0 ? (
          <th key={key} {...ROLE.rowheader} scope="row" className={styles.cell} data-first>
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...ROLE.cell} className={styles.cell} data-label={header} data-numeric={numeric}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
