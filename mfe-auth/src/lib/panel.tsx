import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  title: ReactNode;
  /** A sentence under it. */
  lede?: ReactNode;
  children?: ReactNode;
}

/** One matter of the settings: its name, a sentence, what can be done. */
export function Panel({ title, lede, children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lede && <p className={styles.lede}>{lede}</p>}
      </header>
      {children}
    </section>
  );
}
