import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './brick.module.css';

interface Props {
  /** `fired` stands out, `game` is a picture up to its edges. */
  look: 'fired' | 'game' | 'clay' | 'plain';
  /** Where it leads. */
  to: To;
  children: ReactNode;
}

/** The body of a brick: its first child at the top, its last at the foot. */
export function Brick({ look, to, children }: Props) {
  return (
    <Link className={styles.brick} data-look={look} to={to}>
      {children}
    </Link>
  );
}
