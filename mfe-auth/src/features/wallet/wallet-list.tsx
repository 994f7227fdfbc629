import { demoOf, type FoundWallet } from '@mortar/chain/wallets';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './wallet.module.css';
import { walletChosen } from './wish.ts';

interface Props {
  wallets: readonly FoundWallet[];
  /** Whether the site has the embedded chain. */
  hasDemo: boolean;
}

/** The wallets of this page, each with its own picture and name. */
export function WalletList({ wallets, hasDemo }: Props) {
  const { formatMessage } = useIntl();
  const choose = useUnit(walletChosen);
  return (
    <ul className={styles.list}>
      {wallets.map((found) => (
        <li key={found.id}>
          <Button size="large" stretch onClick={() => choose(found)}>
            <span className={styles.label}>
              {found.icon && <img className={styles.picture} src={found.icon} alt="" width={24} height={24} />}
              <bdi>{found.name}</bdi>
            </span>
          </Button>
        </li>
      ))}
      {hasDemo && (
        <li>
          <Button size="large" stretch onClick={() => choose(demoOf(formatMessage({ id: 'auth.wallet.demo' })))}>
            <FormattedMessage id="auth.wallet.demo" />
          </Button>
          <p className={styles.note}>
            <FormattedMessage id="auth.wallet.demo-note" />
          </p>
        </li>
      )}
    </ul>
  );
}
