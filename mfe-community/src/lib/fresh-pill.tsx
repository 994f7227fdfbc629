import type { ReactNode } from 'react';
import styles from './fresh-pill.module.css';

/** What is new above a list waits behind it: nothing moves until it is pressed. */
export function FreshPill({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const press = () => {
    onPress();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.room} role="status">
      <button type="button" className={styles.pill} onClick={press}>
        {children}
      </button>
    </div>
  );
}
