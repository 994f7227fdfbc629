import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $reach } from './find.ts';
import { MoreWays } from './more-ways.tsx';
import { NoWallet } from './no-wallet.tsx';
import { WalletList } from './wallet-list.tsx';
import styles from './wallet.module.css';

interface Props {
  onEmail?: () => void;
}

/** The chooser (spec §2): the wallets of this page, or how to get one, and the other ways. */
export function ChooserView({ onEmail }: Props) {
  const reach = useUnit($reach);
  if (!reach) return <Skeleton className={styles.waiting} />;
  const { wallets, hasDemo, hasRelay } = reach;
  return (
    <div className={styles.view}>
      {(wallets.length > 0 || hasDemo) && <WalletList wallets={wallets} hasDemo={hasDemo} />}
      {wallets.length === 0 &&
        (hasRelay ? (
          <NoWallet />
        ) : (
          <p>
            <FormattedMessage id="auth.wallet.none-of-kind" />
          </p>
        ))}
      {hasRelay && <MoreWays {...(onEmail && { onEmail })} />}
    </div>
  );
}
