import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy/copy-button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { classNames } from '../lib/class-names.ts';
import { type Shared, type ShareTarget, shareAddress } from './targets.ts';
import styles from './share-links.module.css';

export interface ShareLinksProps extends Shared {
  /** Name of the group, for example "Share". */
  title: string;
  labels: {
    /** Opens what the device offers for sharing; its button shows only where there is such a thing. */
    device: string;
    copy: string;
    /** Shows the code. */
    qr: string;
    /** Name of the code for readers. */
    code: string;
    /** Name of each target, with a word on the new tab. */
    targets: Record<ShareTarget, string>;
  };
  /** Targets that are offered, in their order. */
  targets?: readonly ShareTarget[];
  /** The address was copied, or could not be. */
  onCopyOutcome: (isCopied: boolean) => void;
  className?: string;
}

const ALL: readonly ShareTarget[] = ['x', 'telegram', 'whatsapp', 'facebook'];

/** Ways to pass an address on: by the device, to another network, by the clipboard, by a code for another screen. Nothing of another network is loaded. */
export function ShareLinks({ title, labels, targets = ALL, onCopyOutcome, className, url, text }: ShareLinksProps) {
  const [isCodeShown, setCodeShown] = useState(false);
  const hasDevice = typeof navigator.share === 'function';
  return (
    <section className={classNames(styles.share, className)} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <div className={styles.ways}>
        {hasDevice && (
          <Button icon="send" onClick={() => void shareByDevice({ url, text })}>
            {labels.device}
          </Button>
        )}
        {targets.map((target) => (
          <Button key={target} href={shareAddress(target, { url, text })} target="_blank" rel="noopener noreferrer">
            {labels.targets[target]}
          </Button>
        ))}
        <CopyButton value={url} label={labels.copy} onOutcome={onCopyOutcome} />
        <Button aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          {labels.qr}
        </Button>
      </div>
      {isCodeShown && <QrCode value={url} label={labels.code} />}
    </section>
  );
}

/** Whoever closes the device's sheet has changed their mind: that is no failure. */
async function shareByDevice({ url, text }: Shared): Promise<void> {
  await navigator.share({ url, text }).catch(() => undefined);
}
