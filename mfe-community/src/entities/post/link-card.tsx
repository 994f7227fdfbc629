import { $links, outwardHref } from '@mortar/host';
import type { Post } from '@mortar/protocol/community';
import { useUnit } from 'effector-react';
import styles from './link-card.module.css';

/** What a post's link leads to, in words of that site. */
export function LinkCard({ card: { url, title, description, site } }: { card: NonNullable<Post['card']> }) {
  const href = outwardHref(url, useUnit($links));
  if (!href) return null;
  return (
    <a className={styles.card} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      <span className={styles.site}>{site || new URL(url).hostname}</span>
      <span className={styles.title}>{title || url}</span>
      {description && <span className={styles.text}>{description}</span>}
    </a>
  );
}
