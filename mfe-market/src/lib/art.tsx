import type { Picture } from '@mortar/protocol/market';
import { BrickAvatar } from '@mortar/ui';
import { useState } from 'react';
import styles from './art.module.css';

interface Props {
  of: Picture | null;
  /** What bricks are laid from where there is no picture. */
  seed: string;
  /** `large` as it is, `small` cut to a square. */
  size: 'small' | 'large';
  /** What it shows; nothing where a name stands beside it. */
  alt?: string;
}

/** The picture of an item, as this site made it anew; bricks stand for one that is not there or does not come. */
export function Art({ of, seed, size, alt = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = of?.[size];
  if (!of || src === broken) return <BrickAvatar seed={seed} shape="square" className={styles.bricks!} {...(alt && { label: alt })} />;
  return (
    <img
      className={styles.picture}
      data-size={size}
      src={src}
      alt={alt}
      width={of.width}
      height={of.height}
      decoding="async"
      onError={() => setBroken(src!)}
    />
  );
}
