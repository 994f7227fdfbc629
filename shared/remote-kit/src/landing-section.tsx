import { Button } from '@mortar/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './landing-section.module.css';

interface Props {
  /** Id of its title. */
  title: string;
  /** Id of the words that lead to all of it, and its path. */
  all?: { words: string; to: string };
  /** It has come near the window. */
  onNear: () => unknown;
  /** It came near, and leaves the page. */
  onGone?: () => unknown;
  /** Null while there is nothing to show. */
  children: ReactNode;
}

/** A remote's section of the landing page: it asks for what it shows once it comes near, and is not there while it has nothing. */
export function LandingSection({ title, all, onNear, onGone, children }: Props) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '50%' });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const near = useEffectEvent(onNear);
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (!isNear) return undefined;
    near();
    return () => void gone();
  }, [isNear]);
  return (
    <div ref={place} className={styles.place}>
      {children && (
        <section className={styles.section} aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              <FormattedMessage id={title} />
            </h2>
            {all && (
              <Button render={<Link to={all.to} />} trailingIcon="arrow-right">
                <FormattedMessage id={all.words} />
              </Button>
            )}
          </div>
          {children}
        </section>
      )}
    </div>
  );
}
