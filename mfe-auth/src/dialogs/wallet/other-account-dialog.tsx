import { Button } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $chosen, $followed, $isFinished, $otherAccount, walletNamed } from '#features/wallet';
import { ProgressView } from './progress-view.tsx';
import styles from './wallet.module.css';

/** Another account of the wallet: whether to go on as it. Nothing is signed before the answer (security C9). */
export function OtherAccountDialog({ close }: { close: () => void }) {
  const { formatMessage } = useIntl();
  const [isClosing, setClosing] = useState(false);
  const { address, chosen, isFinished, followed, goOn } = useUnit({
    address: $otherAccount,
    chosen: $chosen,
    isFinished: $isFinished,
    followed: $followed,
    goOn: walletNamed,
  });
  return (
    <Overlay
      open={!isClosing && !(chosen && isFinished) && address !== ''}
      onClose={() => setClosing(true)}
      onClosed={close}
      title={<FormattedMessage id="auth.wallet.title.account" />}
      description={<FormattedMessage id="auth.wallet.lede.account" values={{ address: <bdi>{address}</bdi> }} />}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      {chosen ? (
        <ProgressView />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="primary"
            disabled={!followed}
            onClick={() => followed && goOn({ found: followed.found, done: formatMessage({ id: 'auth.wallet.done.login' }) })}
          >
            <FormattedMessage id="auth.wallet.continue" values={{ address: <bdi lang="en">{shortAddress(address)}</bdi> }} />
          </Button>
          <Button variant="quiet" onClick={() => setClosing(true)}>
            <FormattedMessage id="auth.wallet.stay" />
          </Button>
        </div>
      )}
    </Overlay>
  );
}
