import { Button } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $followed, $otherAccount } from './follow.ts';
import styles from './wallet.module.css';
import { walletNamed } from './attempt.ts';

interface Props {
  onStay: () => void;
}

/** Asks whether to go on as the account that the wallet shows now: nothing is signed before the answer (security C9). */
export function OtherAccountView({ onStay }: Props) {
  const { formatMessage } = useIntl();
  const { followed, address, goOn } = useUnit({ followed: $followed, address: $otherAccount, goOn: walletNamed });
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        disabled={!followed}
        onClick={() => followed && goOn({ found: followed.found, done: formatMessage({ id: 'auth.wallet.done.login' }) })}
      >
        <FormattedMessage id="auth.wallet.continue" values={{ address: <bdi lang="en">{shortAddress(address)}</bdi> }} />
      </Button>
      <Button variant="quiet" onClick={onStay}>
        <FormattedMessage id="auth.wallet.stay" />
      </Button>
    </div>
  );
}
