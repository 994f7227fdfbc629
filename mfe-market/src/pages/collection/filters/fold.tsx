import { Icon } from '@mortar/ui';
import { useState, type ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  title: ReactNode;
  /** Said beside the title: how many values there are, or are chosen. */
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** One thing to filter by; a press on its name shows or hides its choices, and nothing else hides them: the focus may be there. */
export function Fold({ title, note, isOpen = false, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details className={styles.fold} open={isOpen || wasOpen}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={16} className={styles.way} />
        <span className={styles.type}>
          <bdi>{title}</bdi>
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
