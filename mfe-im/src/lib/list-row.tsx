import type { ReactNode } from 'react';
import styles from './list-row.module.css';

interface Props {
  picture: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  /** Under the note. */
  warning?: ReactNode;
  /** What it is, or what can be done; under the words where there is no room beside them. */
  children?: ReactNode;
}

/** One entry of a list of people or channels. */
export function ListRow({ picture, name, note, warning, children }: Props) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.content}>
        <div className={styles.words}>
          <div className={styles.name}>{name}</div>
          {note && <p className={styles.note}>{note}</p>}
          {warning}
        </div>
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </li>
  );
}

/** A list of such entries, one under the other. */
export function ListRows({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
