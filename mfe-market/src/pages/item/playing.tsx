import type { Animation } from '@mortar/protocol/market';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './item-art.module.css';

interface Props {
  of: Animation;
  name: string;
  /** The browser can't play it. */
  onBroken: () => void;
  /** The still picture, which stays above what can only be heard. */
  children: ReactNode;
}

/** Plays the site's copy of what an item plays. A program runs in a frame without an origin: it knows nobody and reaches nothing. */
export function Playing({ of: { kind, src }, name, onBroken, children }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'market.animation.of' }, { name });
  switch (kind) {
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody but its maker could write them
      return <video className={styles.playing} src={src} aria-label={label} controls autoPlay loop playsInline onError={onBroken} />;
    case 'audio':
      return (
        <>
          {children}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody but its maker could write them */}
          <audio className={styles.heard} src={src} aria-label={label} controls autoPlay onError={onBroken} />
        </>
      );
    case 'picture':
      return <img className={styles.playing} src={src} alt={name} onError={onBroken} />;
    case 'page':
      return <iframe className={styles.frame} src={src} title={label} sandbox="allow-scripts" referrerPolicy="no-referrer" allow="" />;
  }
}
