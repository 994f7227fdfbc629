import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** One line of a list of facts: what it is, and what is known of it. */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.told}>{children}</dd>
    </div>
  );
}
