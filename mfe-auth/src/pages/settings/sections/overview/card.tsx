import { Button } from '@mortar/ui';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './overview.module.css';

interface Props {
  /** Last part of the ids of its title and of the text on its link. */
  name: string;
  /** Where the whole of it stands. */
  to: string;
  /** It takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One matter of the account in short, and the way to all of it. */
export function Card({ name, to, isWide, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-wide={isWide}>
      <h3 id={id} className={styles.title}>
        <FormattedMessage id={`settings.overview.${name}`} />
      </h3>
      <div className={styles.content}>{children}</div>
      <Button variant="quiet" trailingIcon="arrow-right" className={styles.way} render={<Link to={to} />}>
        <FormattedMessage id={`settings.overview.${name}.all`} />
      </Button>
    </section>
  );
}
