import { $links, outwardHref } from '@mortar/host';
import type { LinkPreview } from '@mortar/protocol/messaging';
import { useUnit } from 'effector-react';
import styles from './message.module.css';

/** What a link in a message leads to. */
export function PreviewCard({ preview: { url, title, description, site } }: { preview: LinkPreview }) {
  const href = outwardHref(url, useUnit($links));
  if (!href) return null;
  return (
    <a className={styles.preview} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {site && <span className={styles.previewSite}>{site}</span>}
      <span className={styles.previewTitle}>{title || url}</span>
      {description && <span className={styles.previewText}>{description}</span>}
    </a>
  );
}
