import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface Props {
  title: ReactNode;
  lede: ReactNode;
  children: ReactNode;
  /** Another way on, under the form. */
  foot?: ReactNode;
  /** How many of a sign-up's three bricks lie: the account, the address, the first game. None where nothing is built. */
  laid?: 1 | 2;
}

const BRICKS = [0, 1, 2];

/** A page with one task: its name, a sentence, a form. */
export function Screen({ title, lede, children, foot, laid }: Props) {
  return (
    <div className={styles.place}>
      <section className={styles.card} aria-labelledby="screen-title">
        {laid && (
          <div className={styles.course} aria-hidden="true">
            {BRICKS.map((brick) => (
              <span key={brick} className={styles.brick} data-laid={brick < laid || undefined} />
            ))}
          </div>
        )}
        <div className={styles.head}>
          <h1 id="screen-title" className={styles.title}>
            {title}
          </h1>
          <div className={styles.lede}>{lede}</div>
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
    </div>
  );
}
