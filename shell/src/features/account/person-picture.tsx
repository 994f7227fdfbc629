import { BrickAvatar } from '@mortar/ui';
import { useState } from 'react';
import styles from './person-picture.module.css';

interface Props {
  uid: string;
  /** Address of the picture; empty without one. */
  src: string;
  size: number;
}

/** Picture of a person beside their name; one laid from bricks where there is none, or where it does not load. */
export function PersonPicture({ uid, src, size }: Props) {
  const [broken, setBroken] = useState('');
  if (!src || src === broken) return <BrickAvatar seed={uid} size={size} />;
  return <img className={styles.picture} src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />;
}
