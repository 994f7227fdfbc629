import { BrickAvatar, Icon } from '@mortar/ui';
import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Whose picture it is. */
  name: string;
  /** What the generated picture is made from: the address or the id. Without it the name's initials stand in. */
  seed?: string;
  /** Address of the person's own picture. One that does not load is replaced. */
  src?: string | null;
  /** Edge in px. */
  size?: number;
  /** Round for people, square for things. */
  shape?: 'round' | 'square';
  /** Words for who is here now; without them no dot. */
  onlineLabel?: string;
  /** Words for who is verified; without them no mark. */
  verifiedLabel?: string;
  /** The name stands beside it: readers hear only what the marks say. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A person's or a thing's picture, with what is known of them. */
export function Avatar(props: AvatarProps) {
  const { name, size = 40, shape = 'round', onlineLabel, verifiedLabel, decorative, className } = props;
  const said = [!decorative && name, verifiedLabel, onlineLabel].filter(Boolean).join(', ');
  const meaning = said ? ({ role: 'img', 'aria-label': said } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...meaning} className={classNames(styles.avatar, className)} style={{ inlineSize: size, blockSize: size }} data-shape={shape}>
      <Face {...props} size={size} shape={shape} />
      {verifiedLabel && (
        <span className={styles.verified}>
          <Icon name="check" size={Math.max(10, Math.round(size / 4))} />
        </span>
      )}
      {onlineLabel && <span className={styles.online} />}
    </span>
  );
}

function Face({ name, seed, src, size = 40, shape = 'round' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken) {
    return <img src={src} alt="" width={size} height={size} className={styles.picture} onError={() => setBroken(src)} />;
  }
  if (seed) return <BrickAvatar seed={seed} size={size} shape={shape} />;
  return (
    <span className={styles.initials} style={{ fontSize: size * 0.4 }}>
      {initialsOf(name)}
    </span>
  );
}
