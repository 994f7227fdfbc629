import { Icon } from '@mortar/ui';
import { ROLE } from './roles.ts';
import { nextSort, type Sort } from './sort.ts';
import type { Column } from './table.tsx';
import styles from './table.module.css';

interface Props<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
}

/** The head of a column; a button where the column can order the rows. */
export function HeadCell<Row>({ column: { key, header, numeric, sortValue }, sort, onSortChange }: Props<Row>) {
  if (!sortValue || !onSortChange) {
    return (
      <th {...ROLE.columnheader} scope="col" className={styles.header} data-numeric={numeric}>
        {header}
      </th>
    );
  }
  const direction = sort?.key === key ? sort.direction : undefined;
  return (
    <th {...ROLE.columnheader} scope="col" className={styles.header} data-numeric={numeric} data-sorts aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSortChange(nextSort(sort, key, numeric))}>
        {header}
        <Icon name="chevron-down" size={16} className={styles.direction} data-direction={direction} />
      </button>
    </th>
  );
}
