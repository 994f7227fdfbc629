import { Icon, type IconName } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { usePlace, type Side } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import styles from './side-parts.module.css';

interface WhoProps {
  name: string;
  seed: string;
  src: string;
  shape?: 'round' | 'square';
  /** Under the name. */
  note: ReactNode;
  /** What can be done, as a row. */
  children?: ReactNode;
}

/** Whom or what a conversation is with: picture, name, what can be done. */
export function Who({ name, seed, src, shape = 'round', note, children }: WhoProps) {
  return (
    <div className={styles.who}>
      <Avatar name={name} seed={seed} src={src} size={72} shape={shape} decorative />
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.note}>{note}</p>
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}

/** A part of what stands beside a conversation, under a hairline. */
export function Part({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}

/** The way to a side of the conversation. */
export function SideLink({ to, icon, count, children }: { to: Side; icon: IconName; count?: number | undefined; children: ReactNode }) {
  const { chat } = usePlace();
  return (
    <PlaceLink className={styles.link} to={{ chat, side: to }}>
      <Icon name={icon} />
      <span className={styles.word}>{children}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <FormattedNumber value={count} />
        </span>
      )}
      <Icon name="chevron-right" size={16} />
    </PlaceLink>
  );
}
