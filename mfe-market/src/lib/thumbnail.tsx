import type { Picture } from '@mortar/protocol/market';
import { Avatar } from '@mortar/ui/data';
import styles from './thumbnail.module.css';

/** A small picture beside a name, over two of its lines; bricks stand for one that is not there. */
export function Thumbnail({ of, name, size = 44 }: { of: Picture | null; name: string; size?: number }) {
  return (
    <span className={styles.thumbnail}>
      <Avatar name={name} seed={name} src={of?.small ?? ''} shape="square" size={size} decorative />
    </span>
  );
}
