import { messageOf } from '@mortar/client';
import { ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $own } from '#features/wallet';
import { Balance } from './balance.tsx';
import { $failure, $holdings, $isReading, holdingsWanted } from './holdings.ts';
import { Inscriptions, KeptInscriptions } from './inscriptions.tsx';
import { NetworkChoice } from './network-choice.tsx';
import { WalletHead } from './wallet-head.tsx';
import styles from './wallet-panel.module.css';

/** The person's wallet (spec §3, §4): which it is, its network, what it holds. */
export function PanelView() {
  const { formatMessage } = useIntl();
  const { own, holdings, failure, isReading, read } = useUnit({
    own: $own,
    holdings: $holdings,
    failure: $failure,
    isReading: $isReading,
    read: holdingsWanted,
  });
  if (!own)
    return (
      <p className={styles.note}>
        <FormattedMessage id="auth.panel.none" />
      </p>
    );
  return (
    <div className={styles.panel}>
      <WalletHead address={own} />
      <NetworkChoice address={own} chainids={holdings?.chainids ?? []} />
      {failure && !holdings && (
        <ErrorState
          headingLevel={3}
          title={formatMessage({ id: 'auth.panel.failed' })}
          retry={{ label: formatMessage({ id: 'auth.wallet.retry' }), onRetry: read, pending: isReading }}
        >
          {messageOf(failure) ?? <FormattedMessage id="auth.panel.silent" />}
        </ErrorState>
      )}
      {holdings && (
        <>
          <Balance holdings={holdings} />
          {holdings.wallet.family === 'bitcoin' && <Inscriptions wallet={holdings.wallet} />}
        </>
      )}
      {!holdings && !failure && (
        <div aria-busy="true" className={styles.panel}>
          <Skeleton shape="text" lines={4} />
          <KeptInscriptions address={own} />
        </div>
      )}
    </div>
  );
}
