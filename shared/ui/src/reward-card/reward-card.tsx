import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CountUp } from '../count-up/count-up.tsx';
import { BrickDrop } from './brick-drop.tsx';
import { RewardWall } from './reward-wall.tsx';
import styles from './reward-card.module.css';

interface RewardLink {
  href: string;
  label: string;
  onFollow?: (event: MouseEvent<HTMLElement>) => void;
}

export interface RewardCardProps {
  /** Left out where a dialog around it has it already. */
  title?: string;
  subtitle?: string;
  /** Main bricks or silver ones (spec §3: 1 and 2). */
  kind: 'bricks' | 'silver';
  /** The amount in words, for example "50 bricks"; in a moment the words that follow the figure. */
  amount: string;
  /** Counts up before the words, in a moment. */
  figure?: { value: number; format: (value: number) => string };
  /** A remark at the foot. */
  tips?: string;
  /** Where it leads on. */
  link?: RewardLink;
  /** Another way, which is less pressing. */
  secondLink?: RewardLink;
  /** Ways to pass it on, behind a button of this label. */
  share?: { label: string; content: ReactNode };
  /** With it there is a close button. */
  close?: { label: string; onClose: () => void };
  /** `card` stands by itself with a notched corner, `moment` fills a dialog from edge to edge. */
  frame?: 'card' | 'moment';
}

/** What somebody was rewarded with: bricks that fall, how many, why, and where it goes on. */
export function RewardCard(props: RewardCardProps) {
  const { title, subtitle, kind, amount, figure, tips, link, secondLink, share, close, frame = 'card' } = props;
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.card} data-frame={frame} data-kind={kind}>
      {frame === 'moment' ? <RewardWall kind={kind} /> : <BrickDrop kind={kind} />}
      <div className={styles.words}>
        {frame === 'card' && title && <p className={styles.title}>{title}</p>}
        <strong className={styles.amount} data-kind={kind}>
          {figure && (
            <span className={styles.figure}>
              <CountUp {...figure} />
            </span>
          )}{' '}
          {amount}
        </strong>
        {frame === 'moment' && title && <p className={styles.title}>{title}</p>}
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
          {secondLink && (
            <Button variant="quiet" href={secondLink.href} onClick={secondLink.onFollow}>
              {secondLink.label}
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
