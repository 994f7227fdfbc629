import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BrickDrop } from './brick-drop.tsx';
import styles from './reward-card.module.css';

export interface RewardCardProps {
  /** Left out where a dialog around it has it already. */
  title?: string;
  subtitle?: string;
  /** Main bricks or silver ones (spec §3: 1 and 2). */
  kind: 'bricks' | 'silver';
  /** The amount in words, for example "50 bricks". */
  amount: string;
  /** A remark at the foot. */
  tips?: string;
  /** Where it leads on. */
  link?: { href: string; label: string; onFollow?: (event: MouseEvent<HTMLElement>) => void };
  /** Ways to pass it on, behind a button of this label. */
  share?: { label: string; content: ReactNode };
  /** With it there is a close button. */
  close?: { label: string; onClose: () => void };
  /** `card` stands by itself with a notched corner, `plain` lies in a dialog. */
  frame?: 'card' | 'plain';
}

/** What somebody was rewarded with: bricks that fall, how many, why, and where it goes on. */
export function RewardCard({ title, subtitle, kind, amount, tips, link, share, close, frame = 'card' }: RewardCardProps) {
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.card} data-frame={frame}>
      <BrickDrop kind={kind} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <strong className={styles.amount} data-kind={kind}>
          {amount}
        </strong>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {tips && <p className={styles.tips}>{tips}</p>}
      </div>
      {(link || share) && (
        <div className={styles.actions}>
          {link && (
            <Button variant="primary" href={link.href} onClick={link.onFollow}>
              {link.label}
            </Button>
          )}
          {share && (
            <Button aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
              {share.label}
            </Button>
          )}
        </div>
      )}
      {share && isSharing && <div className={styles.share}>{share.content}</div>}
      {close && <IconButton icon="close" label={close.label} className={styles.close} onClick={close.onClose} />}
    </div>
  );
}
