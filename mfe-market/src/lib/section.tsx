import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './section.module.css';

interface Props {
  /** Fragment of the page's address that leads here. */
  id: string;
  titleId: string;
  children: ReactNode;
}

/** A part of the page with its title. */
export function Section({ id, titleId, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <FormattedMessage id={titleId} />
      </h2>
      {children}
    </section>
  );
}
