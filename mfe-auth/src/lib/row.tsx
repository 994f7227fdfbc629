import type { ReactNode } from 'react';
import styles from './row.module.css';

/** A list of things, one under the other. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface Props {
  /** Icon or picture before it. */
  mark?: ReactNode;
  /** Colour of the mark's line. */
  tone?: 'good' | 'bad' | undefined;
  title: ReactNode;
  note: ReactNode;
  /** What it is, or what can be done with it. */
  end?: ReactNode;
  /** What belongs to it, below. */
  children?: ReactNode;
}

/** One thing of a list. */
export function Row({ mark, tone, title, note, end, children }: Props) {
  return (
    <li className={styles.row}>
      {mark && (
        <span className={styles.mark} data-tone={tone}>
          {mark}
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {end}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
