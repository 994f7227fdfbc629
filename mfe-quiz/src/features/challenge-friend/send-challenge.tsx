import { Copy } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { shareAddress } from '@mortar/ui/share';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './challenge-friend.module.css';

/** Pages of others that take a text and an address. */
const TARGETS = ['whatsapp', 'telegram'] as const;

interface Props {
  url: string;
  /** What is sent with it. */
  text: string;
}

/** The ways on which a challenge goes to a friend. */
export function SendChallenge({ url, text }: Props) {
  const { formatMessage } = useIntl();
  // Whoever closes the device's own sheet wants nothing else.
  const send = () => void navigator.share({ text, url }).catch(() => undefined);
  return (
    <div className={styles.ways}>
      {typeof navigator.share === 'function' && (
        <Button icon="send" onClick={send}>
          <FormattedMessage id="quiz.share.device" />
        </Button>
      )}
      <Copy value={url} label={formatMessage({ id: 'quiz.challenge.copy' })} />
      {TARGETS.map((target) => (
        <Button key={target} href={shareAddress(target, { text, url })} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id={`quiz.share.${target}`} />
        </Button>
      ))}
    </div>
  );
}
