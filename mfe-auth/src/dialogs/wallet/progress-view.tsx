import { CHAINS } from '@mortar/chain/message';
import { Copy } from '@mortar/remote-kit';
import { Button, Spinner } from '@mortar/ui';
import { QrCode } from '@mortar/ui/media';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  $chosen,
  $pairing,
  $purpose,
  $reach,
  $step,
  $strangeChain,
  $trouble,
  cancelled,
  othersWanted,
  retried,
  TroubleText,
} from '#features/wallet';
import { WalletMark, WalletName } from '#entities/wallet-mark';
import styles from './wallet.module.css';

/** What is done with the chosen wallet: what to do in it, how to stop, to try again, and to take another way. */
export function ProgressView() {
  const { chosen, step, purpose, trouble, pairing, chain, reach, retry, cancel, others } = useUnit({
    pairing: $pairing,
    chosen: $chosen,
    step: $step,
    purpose: $purpose,
    trouble: $trouble,
    chain: $strangeChain,
    reach: $reach,
    retry: retried,
    cancel: cancelled,
    others: othersWanted,
  });
  const name = chosen && <WalletName name={chosen.name} />;
  const wanted = CHAINS[reach?.chainids[0] ?? 1]?.name ?? '';
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        {chosen && <WalletMark name={chosen.name} icon={chosen.icon} size="large" />}
        <p className={styles.name}>{name}</p>
      </div>
      <div role="status" className={styles.state}>
        {step && (
          <>
            <p className={styles.step}>
              <Spinner size={14} />
              <FormattedMessage id={step === 'entering' && purpose !== 'login' ? 'auth.wallet.saving' : `auth.wallet.${step}`} />
            </p>
            {step !== 'entering' && (
              <p className={styles.note}>
                <FormattedMessage id={`auth.wallet.${step}-note`} values={{ name, chain, wanted }} />
              </p>
            )}
          </>
        )}
        {trouble && <TroubleText trouble={trouble} />}
      </div>
      {pairing && <Pairing address={pairing} />}
      <div className={styles.actions}>
        {step ? (
          // What the server was asked for goes on.
          <Button disabled={step === 'entering'} onClick={() => cancel()}>
            <FormattedMessage id="auth.wallet.cancel" />
          </Button>
        ) : (
          <Button variant="primary" icon="retry" onClick={() => retry()}>
            <FormattedMessage id="auth.wallet.retry" />
          </Button>
        )}
        <Button variant="quiet" onClick={() => others()}>
          <FormattedMessage id="auth.wallet.others" />
        </Button>
      </div>
    </div>
  );
}

/** How a wallet on another device, or another program of this phone, takes up the pairing. */
function Pairing({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.phone}>
      <QrCode value={address} label={formatMessage({ id: 'auth.wallet.pairing' })} className={styles.wide} />
      <div className={styles.words}>
        <p>
          <FormattedMessage id="auth.wallet.pairing-note" />
        </p>
        <a className={styles.link} href={address}>
          <FormattedMessage id="auth.wallet.pairing-link" />
        </a>
        <Copy value={address} label={formatMessage({ id: 'auth.wallet.copy' })} />
      </div>
    </div>
  );
}
