import { Skeleton } from '@mortar/ui';
import styles from './game-shelf.module.css';

/** The place of a game that is on its way. */
export function TileSkeleton() {
  return (
    <li className={styles.tile}>
      <span className={styles.art}>
        <Skeleton className={styles.held!} />
      </span>
      <div className={styles.words}>
        <Skeleton shape="text" className={styles.heldName!} />
        <Skeleton shape="text" className={styles.heldDone!} />
      </div>
    </li>
  );
}
