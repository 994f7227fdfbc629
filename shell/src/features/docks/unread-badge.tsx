import { FormattedNumber } from 'react-intl';
import styles from './unread-badge.module.css';

/** More than this is not told apart at a glance. */
const MOST = 99;

/** How much waits to be read, at the corner of what leads there; nothing where nothing does. What it stands on says it to readers. */
export function UnreadBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span aria-hidden="true" className={styles.badge}>
      <FormattedNumber value={Math.min(count, MOST)} />
      {count > MOST && '+'}
    </span>
  );
}
