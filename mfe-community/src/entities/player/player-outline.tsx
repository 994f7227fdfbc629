import { Icon } from '@mortar/ui';
import styles from './player.module.css';

/** A video before any script runs: its picture in its own size, in places that the server fills. */
export function PlayerOutline() {
  return (
    <div className={styles.player} inert>
      <div className={styles.frame}>
        {'{{#poster}}'}
        <img className={`${styles.video} ${styles.poster}`} src="{{src}}" width="{{width}}" height="{{height}}" alt="" />
        {'{{/poster}}'}
        <span className={styles.begin}>
          <Icon name="play" size={32} />
        </span>
      </div>
    </div>
  );
}
