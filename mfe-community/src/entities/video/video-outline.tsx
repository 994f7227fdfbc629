import { Icon, Skeleton } from '@mortar/ui';
import styles from './video-grid.module.css';

/** Videos as cards before any script runs, in places that the server fills. */
export function VideosOutline() {
  return (
    <ul className={styles.grid}>
      {'{{#cards}}'}
      <li className={styles.card}>
        <div className={styles.cover}>
          {'{{#cover}}'}
          <img className={`${styles.picture} ${styles.still}`} src="{{cover}}" alt="" width={300} height={169} />
          {'{{/cover}}{{^cover}}'}
          <span className={styles.blank}>
            <Icon name="video" size={32} />
          </span>
          {'{{/cover}}'}
        </div>
        <h2 className={styles.title}>
          <a className={styles.link} href="/video/{{id}}">
            {'{{title}}'}
          </a>
        </h2>
        <p className={styles.meta}>
          {'{{name}}'} · <Skeleton shape="text" className={styles.since!} />
        </p>
      </li>
      {'{{/cards}}'}
    </ul>
  );
}
