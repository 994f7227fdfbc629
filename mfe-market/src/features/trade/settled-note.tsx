import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './form.module.css';
import { $settled } from './resume.ts';

/** What became of a transaction whose page went before its end. */
export function SettledNote() {
  const settled = useUnit($settled);
  if (!settled) return null;
  const { hash, isDone } = settled;
  return (
    <p role="status" className={styles.note}>
      <FormattedMessage
        id={isDone ? 'market.trade.settled' : 'market.trade.settled.failed'}
        values={{ hash: <code title={hash}>{shortAddress(hash)}</code> }}
      />
    </p>
  );
}
