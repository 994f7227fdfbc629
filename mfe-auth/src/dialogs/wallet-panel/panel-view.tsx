import { Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $own } from '#features/wallet';
import { Balance } from './balance.tsx';
import { holdings } from './holdings.ts';
import { Inscriptions, KeptInscriptions } from './inscriptions.tsx';
import { NetworkChoice } from './network-choice.tsx';
import { WalletHead } from './wallet-head.tsx';
import styles from './wallet-panel.module.css';

/** The person's wallet (spec §3, §4): which it is, its network, what it holds. */
export function PanelView() {
  const { formatMessage } = useIntl();
  const { own, known } = useUnit({ own: $own, known: holdings.$data });
  if (!own)
    return (
      <p className={styles.note}>
        <FormattedMessage id="auth.panel.none" />
      </p>
    );
  const pending = (
    <div className={styles.panel}>
      <Skeleton shape="text" lines={4} />
      <KeptInscriptions address={own} />
    </div>
  );
  return (
    <div className={styles.panel}>
      <WalletHead address={own} />
      <NetworkChoice address={own} chainids={known?.chainids ?? []} />
      <Loaded of={holdings} failed={formatMessage({ id: 'auth.panel.failed' })} pending={pending}>
        {(held) => (
          <>
            <Balance holdings={held} />
            {held.wallet.family === 'bitcoin' && <Inscriptions wallet={held.wallet} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
