import type { Quote } from '@mortar/protocol/messaging';
import { FormattedMessage } from 'react-intl';
import styles from './message.module.css';

interface Props {
  quote: Quote;
  /** Leads to the message. */
  onOpen?: (() => void) | undefined;
}

/** A message that another one answers or passes on. */
export function QuoteBlock({ quote: { sender, text }, onOpen }: Props) {
  const words = (
    <>
      <bdi className={styles.quoteName}>{sender.username || <FormattedMessage id="im.person.gone" />}</bdi>
      <span className={styles.quoteText}>{text || <FormattedMessage id="im.list.recalled" />}</span>
    </>
  );
  if (!onOpen) return <div className={styles.quote}>{words}</div>;
  return (
    <button type="button" className={styles.quote} onClick={onOpen}>
      {words}
    </button>
  );
}
