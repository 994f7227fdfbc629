import { IconButton } from '@mortar/ui';
import { useState } from 'react';
import { ROLE } from './roles.ts';
import type { Column } from './table.tsx';
import styles from './table.module.css';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  moreLabel: string | undefined;
}

/** One row; as a card it holds back its columns of low priority until they are asked for. */
export function TableRow<Row>({ row, columns, moreLabel }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  const holdsBack = moreLabel !== undefined && columns.some(({ priority }) => priority === 'low');
  return (
    <tr {...ROLE.row} className={styles.row} data-open={isOpen || undefined} data-folds={holdsBack || undefined}>
      {columns.map(({ key, header, cell, numeric, priority }, index) =>
        index === 0 ? (
          <th key={key} {...ROLE.rowheader} scope="row" className={styles.cell} data-first>
            {cell(row)}
            {holdsBack && (
              <IconButton
                icon="chevron-down"
                label={moreLabel}
                aria-expanded={isOpen}
                className={styles.more}
                onClick={() => setOpen(!isOpen)}
              />
            )}
          </th>
        ) : (
          <td key={key} {...ROLE.cell} className={styles.cell} data-label={header} data-numeric={numeric} data-priority={priority}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
