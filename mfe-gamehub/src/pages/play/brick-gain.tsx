import { FormattedMessage } from 'react-intl';
import styles from './brick-gain.module.css';

/** So many bricks fall one by one; more would not be counted by eye. */
const MOST = 10;

/** Bricks that a run brought, dropping in. */
export function BrickGain({ count }: { count: number }) {
  return (
    <li className={styles.gain}>
      <span className={styles.wall} aria-hidden>
        {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
          <span key={index} className={styles.brick} data-order={index} />
        ))}
      </span>
      <FormattedMessage id="gamehub.play.bricks" values={{ count }} />
    </li>
  );
}
