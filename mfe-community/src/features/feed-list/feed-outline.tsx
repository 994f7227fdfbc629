import { PostOutline } from '#entities/post';
import styles from './feed-list.module.css';

/** The first posts of a list before any script runs, in places that the server fills. */
export function FeedOutline() {
  return (
    <div className={styles.list}>
      {'{{#posts}}'}
      <div className={styles.item}>
        <PostOutline />
      </div>
      {'{{/posts}}'}
    </div>
  );
}
