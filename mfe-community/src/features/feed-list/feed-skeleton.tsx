import { Skeleton } from '@mortar/ui';
import styles from './feed-list.module.css';

const ROWS = 5;

/** The shape of a list while it is on its way. */
export function FeedSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" className={styles.face!} />
          <Skeleton shape="text" lines={4} />
        </div>
      ))}
    </div>
  );
}
