import { BrickAvatar } from '@mortar/ui';
import { useState } from 'react';
import styles from './picture.module.css';

interface Props {
  /** What a picture is laid from where there is none: an id. */
  seed: string;
  /** Address of the picture; empty without one. */
  src: string;
  /** Edge in px that it has at most. */
  size: number;
  /** Round for people, square for things. */
  shape: 'round' | 'square';
  className?: string | undefined;
}

/** The picture of a person or a game whose name stands beside it; one laid from bricks where it is missing or does not load. */
export function Picture({ seed, src, size, shape, className = '' }: Props) {
  const [broken, setBroken] = useState('');
  const look = `${styles.picture} ${className}`;
  if (!src || src === broken) return <BrickAvatar seed={seed} size={size} shape={shape} className={look} />;
  return <img className={look} data-shape={shape} src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />;
}
