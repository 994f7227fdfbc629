import { Button } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './page-frame.module.css';

interface Props {
  /** Ids of its name and of the sentence under it. */
  titleId: string;
  ledeId: string;
  children: ReactNode;
}

/** A page beside the messages: the way back to them, its name, what it shows. */
export function PageFrame({ titleId, ledeId, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button variant="quiet" icon="arrow-left" className={styles.back} render={<Link to="/im" />}>
          <FormattedMessage id="im.title" />
        </Button>
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
