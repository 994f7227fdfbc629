import { Percent } from '../../lib/percent.tsx';
import styles from './change-text.module.css';

/** By how much something grew; a dash where nothing was there to grow from. */
export function ChangeText({ of }: { of: number | null }) {
  if (of === null) return '–';
  return (
    <span className={styles.change} data-way={of > 0 ? 'up' : of < 0 ? 'down' : undefined}>
      <Percent of={of} isChange />
    </span>
  );
}
