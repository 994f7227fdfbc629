import { Copy } from '@mortar/remote-kit';
import { familyOf } from '@mortar/protocol/identity';
import { Icon, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WalletName } from '#entities/wallet-mark';
import { $followed, $isReconnecting, isSame } from '#features/wallet';
import { holdings as held } from './holdings.ts';
import styles from './wallet-panel.module.css';

/** Which wallet it is, whether this page is connected to it, and its address, to copy. */
export function WalletHead({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const { followed, holdings, isReconnecting } = useUnit({
    followed: $followed,
    holdings: held.$data,
    isReconnecting: $isReconnecting,
  });
  const connected = followed && isSame(followed.wallet.address, address) ? followed : null;
  const family = connected ? familyOf(connected.wallet.type) : holdings?.wallet.family;
  const state = connected ? 'connected' : isReconnecting ? 'connecting' : 'apart';
  const kind = family ? <FormattedMessage id={`auth.panel.family.${family}`} /> : <FormattedMessage id="auth.panel.title" />;
  // The demo wallet is named by the page.
  const name =
    connected && (connected.found.id === 'demo' ? <FormattedMessage id="auth.wallet.demo" /> : <WalletName name={connected.found.name} />);
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        {connected?.found.icon ? (
          <img className={styles.picture} src={connected.found.icon} alt="" width={40} height={40} />
        ) : (
          <Icon name="wallet" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name ?? kind}</p>
        <p className={styles.note}>
          {name && <span>{kind}</span>}
          <Tag tone={connected ? 'glaze' : 'neutral'}>
            <FormattedMessage id={`auth.panel.${state}`} />
          </Tag>
        </p>
      </div>
      <p className={styles.address}>
        <bdi lang="en">{address}</bdi>
        <Copy iconOnly value={address} label={formatMessage({ id: 'auth.panel.copy' })} />
      </p>
    </div>
  );
}
