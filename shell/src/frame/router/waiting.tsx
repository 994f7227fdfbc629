import styles from './waiting.module.css';

/** The place of a first page that is on its way: as high as the window, so that nothing jumps when it comes. */
export function Waiting() {
  return <div className={styles.place} aria-busy="true" />;
}
