import { classNames } from '../lib/class-names.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';
import styles from './avatar.module.css';

export interface AvatarGroupProps {
  /** Who they are, in words: "soli, 阿澄 and 162 others". */
  label: string;
  people: readonly (Pick<AvatarProps, 'name' | 'seed' | 'src'> & { key: string })[];
  /** How many are drawn. */
  shown?: number;
  /** How many more there are, in the page's own format: "+162". */
  moreLabel?: string;
  size?: number;
  className?: string;
}

/** A few of many people, overlapping; readers hear one sentence, not a row of pictures. */
export function AvatarGroup({ label, people, shown = 4, moreLabel, size = 32, className }: AvatarGroupProps) {
  return (
    <span role="img" aria-label={label} className={classNames(styles.group, className)}>
      {people.slice(0, shown).map(({ key, ...person }) => (
        <Avatar key={key} {...person} size={size} decorative className={styles.member} />
      ))}
      {moreLabel && <span className={styles.more}>{moreLabel}</span>}
    </span>
  );
}
