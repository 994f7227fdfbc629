import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/** A thing of a view with its name. */
export function Card({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.subheading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
