import { Avatar } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import styles from './choice-row.module.css';
import { PlaceLink } from './place-link.tsx';
import type { Place } from './place.ts';

interface Props {
  name: string;
  seed: string;
  src: string;
  isChannel: boolean;
  /** Where it leads. */
  to?: Place;
  onPick?: () => void;
  /** Behind the name. */
  children?: ReactNode;
}

/** A picture and a name to choose: a link where it leads to a place, else a button; a plain line where nothing picks it. */
export function ChoiceRow({ name, seed, src, isChannel, to, onPick, children }: Props) {
  const content = (
    <>
      <Avatar name={name} seed={seed} src={src} shape={isChannel ? 'square' : 'round'} size={36} decorative />
      <bdi className={styles.name}>{name}</bdi>
      {children}
    </>
  );
  if (to) {
    return (
      <PlaceLink className={styles.row} data-opens to={to} onClick={onPick}>
        {content}
      </PlaceLink>
    );
  }
  if (!onPick) return <div className={styles.row}>{content}</div>;
  return (
    <button type="button" className={styles.row} data-opens onClick={onPick}>
      {content}
    </button>
  );
}
