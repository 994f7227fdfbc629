import { Skeleton } from '@mortar/ui';
import { PlayerOutline } from '#entities/player';
import { CommunityNav } from '../../lib/community-nav.tsx';
import styles from './page.module.css';

/** A video before any script runs, in places that the server fills. */
export function Opening() {
  return (
    <>
      <CommunityNav />
      <div className={styles.page}>
        {'{{#video}}'}
        <article className={styles.video}>
          <PlayerOutline />
          <header className={styles.head}>
            <h1 className={styles.title}>{'{{title}}'}</h1>
            <p className={`${styles.by} ${styles.byOutline}`}>
              <Skeleton shape="circle" className={styles.face!} />
              <a className={styles.author} href="/u/{{person}}">
                {'{{name}}'}
              </a>
            </p>
          </header>
          {'{{#description}}'}
          <p className={styles.description}>{'{{description}}'}</p>
          {'{{/description}}'}
        </article>
        {'{{/video}}'}
      </div>
    </>
  );
}
