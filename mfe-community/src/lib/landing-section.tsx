import { useSeen } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './landing-section.module.css';

interface Props {
  /** Ids of its title, and of the words that lead to all of it. */
  title: string;
  all: string;
  /** Path of all of it. */
  to: string;
  /** It has come near the window. */
  onNear: () => void;
  /** Null while there is nothing to show. */
  children: ReactNode;
}

/** A section of the landing page that asks for what it shows once it comes near, and is not there while it has nothing. */
export function LandingSection({ title, all, to, onNear, children }: Props) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (isSeen) near();
  }, [isSeen]);
  return (
    <div ref={place} className={styles.place}>
      {children && (
        <section className={styles.panel} aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              <FormattedMessage id={title} />
            </h2>
            <Button render={<Link to={to} />} trailingIcon="arrow-right">
              <FormattedMessage id={all} />
            </Button>
          </div>
          {children}
        </section>
      )}
    </div>
  );
}
