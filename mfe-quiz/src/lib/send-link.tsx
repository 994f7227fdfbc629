import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { Button } from '@mortar/ui';
import { CopyButton, shareAddress } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './send-link.module.css';

/** Pages of others that take a text and an address. */
type Target = 'x' | 'telegram' | 'whatsapp';

interface Props {
  url: string;
  /** What is sent with it. */
  text: string;
  /** What is copied; the address alone without it. */
  copied?: string;
  copyLabel: string;
  targets: readonly Target[];
  /** It went on its way. */
  onSent?: (way: Target | 'copy' | 'system') => void;
}

/** The ways on which a link goes to others: the device's own, the clipboard, pages of others. */
export function SendLink({ url, text, copied = url, copyLabel, targets, onSent }: Props) {
  const open = useUnit(dialogOpened);
  const send = () =>
    navigator.share({ text, url }).then(
      () => onSent?.('system'),
      // Whoever closes the device's own sheet wants nothing else.
      () => undefined,
    );
  const told = (isCopied: boolean) => {
    void open(copyOutcome(isCopied));
    if (isCopied) onSent?.('copy');
  };
  return (
    <div className={styles.ways}>
      {typeof navigator.share === 'function' && (
        <Button icon="send" onClick={() => void send()}>
          <FormattedMessage id="quiz.share.device" />
        </Button>
      )}
      <CopyButton value={copied} label={copyLabel} onOutcome={told} />
      {targets.map((target) => (
        <Button
          key={target}
          href={shareAddress(target, { text, url })}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onSent?.(target)}
        >
          <FormattedMessage id={`quiz.share.${target}`} />
        </Button>
      ))}
    </div>
  );
}
