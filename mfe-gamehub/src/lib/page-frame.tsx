import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './page-frame.module.css';

interface Props {
  /** Ids of its name and of the sentence under it. */
  titleId: string;
  ledeId: string;
  children: ReactNode;
}

/** A page of the app frame: its name, a sentence, what it shows. */
export function PageFrame({ titleId, ledeId, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage id={titleId} />
        </h1>
        <p className={styles.lede}>
          <FormattedMessage id={ledeId} />
        </p>
      </header>
      {children}
    </div>
  );
}
