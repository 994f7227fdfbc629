import { CHAINS } from '@mortar/chain/message';
import { Button, Spinner } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $chosen } from './attempt.ts';
import { $pairing } from './connect.ts';
import { $reach } from './find.ts';
import { Pairing } from './pairing.tsx';
import { $step, $trouble } from './progress.ts';
import { $strangeChain } from './switch-network.ts';
import { TroubleText } from './trouble-text.tsx';
import styles from './wallet.module.css';
import { $purpose, cancelled, othersWanted, retried } from './wish.ts';

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
  const name = <bdi>{chosen?.name}</bdi>;
  const wanted = CHAINS[reach?.chainids[0] ?? 1]?.name ?? '';
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        {chosen?.icon && <img className={styles.picture} src={chosen.icon} alt="" width={40} height={40} />}
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
          <Button onClick={() => cancel()}>
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
