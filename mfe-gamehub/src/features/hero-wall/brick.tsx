import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './brick.module.css';

interface Props {
  /** `fired` stands out, `live` runs, `planned` is an outline. */
  look: 'fired' | 'live' | 'planned' | 'clay' | 'plain';
  /** Where it leads; without it the brick is plain. */
  to?: To;
  children: ReactNode;
}

/** The body of a brick: its first child at the top, its last at the foot. */
export function Brick({ look, to, children }: Props) {
  if (to === undefined) {
    return (
      <div className={styles.brick} data-look={look}>
        {children}
      </div>
    );
  }
  return (
    <Link className={styles.brick} data-look={look} to={to}>
      {children}
    </Link>
  );
}
