import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import headings from '../../lib/headings.module.css';
import styles from './section.module.css';

interface Props {
  /** Fragment of the section; the header scrolls to `tokenomics` and `roadmap`. */
  id: string;
  titleId: string;
  lede: ReactNode;
  children: ReactNode;
}

/** A part of the page: its name, one sentence about it, and what it shows. */
export function Section({ id, titleId, lede, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={headings.title}>
          <FormattedMessage id={titleId} />
        </h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      {children}
    </section>
  );
}
