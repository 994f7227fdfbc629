import type { Collection } from '@mortar/protocol/market';
import styles from './own-words.module.css';

/** The beginning of what a collection says of itself, a stranger's words; nothing where it says nothing. */
export function OwnWords({ of: { about } }: { of: Collection }) {
  if (!about?.description) return null;
  return (
    <p className={styles.words}>
      <bdi>{about.description}</bdi>
    </p>
  );
}
