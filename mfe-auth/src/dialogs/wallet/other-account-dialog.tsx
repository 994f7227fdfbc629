import { useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $chosen, $followed, $isFinished, $otherAccount, walletNamed, wishDropped } from '#features/wallet';
import { ProgressView } from './progress-view.tsx';
import styles from './wallet.module.css';

/** Another account of the wallet: whether to go on as it. Nothing is signed before the answer (security C9). */
export function OtherAccountDialog({ close }: { close: () => void }) {
  const { formatMessage } = useIntl();
  const { frame, leave: end } = useDialog(close);
  const { address, chosen, isFinished, followed, goOn, drop } = useUnit({
    address: $otherAccount,
    chosen: $chosen,
    isFinished: $isFinished,
    followed: $followed,
    goOn: walletNamed,
    drop: wishDropped,
  });
  const leave = () => {
    drop();
    end();
  };
  return (
    <Overlay
      {...frame}
      open={frame.open && !(chosen && isFinished) && address !== ''}
      onClose={leave}
      title={<FormattedMessage id="auth.wallet.title.account" />}
      description={<FormattedMessage id="auth.wallet.lede.account" values={{ address: <bdi>{address}</bdi> }} />}
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
          <Button variant="quiet" onClick={leave}>
            <FormattedMessage id="auth.wallet.stay" />
          </Button>
        </div>
      )}
    </Overlay>
  );
}
