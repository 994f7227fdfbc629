import { demoOf, type FoundWallet } from '@mortar/chain/wallets';
import { $links, toastShown } from '@mortar/host';
import { Button, Skeleton } from '@mortar/ui';
import { QrCode } from '@mortar/ui/media';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $reach, relayIn, walletChosen } from '#features/wallet';
import styles from './wallet.module.css';

/** Where a wallet for this browser, or for a phone, is to be had. */
const WALLET_STORE = 'https://metamask.io/download/';

/** An address that opens this page in the wallet on a phone, or leads to its store where there is none. */
const phoneAddress = ({ host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>): string =>
  `https://metamask.app.link/dapp/${host}${pathname}${search}`;

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

interface WalletListProps {
  wallets: readonly FoundWallet[];
  /** Whether the site has the embedded chain. */
  hasDemo: boolean;
}

/** The wallets of this page, each with its own picture and name. */
function WalletList({ wallets, hasDemo }: WalletListProps) {
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

/** Where no wallet is found: how to get one, and how to go on by the one on a phone (docs/design/look.md). */
function NoWallet() {
  const { formatMessage } = useIntl();
  const onPhone = phoneAddress(location);
  return (
    <div className={styles.none}>
      <p>
        <FormattedMessage id="auth.wallet.none" />
      </p>
      <Button size="large" stretch href={WALLET_STORE} target="_blank" rel="noopener noreferrer" trailingIcon="external">
        <FormattedMessage id="auth.wallet.get" />
      </Button>
      <div className={styles.phone}>
        <QrCode value={onPhone} label={formatMessage({ id: 'auth.wallet.qr' })} className={styles.code} />
        <div className={styles.words}>
          <p>
            <FormattedMessage id="auth.wallet.phone" />
          </p>
          <a className={styles.link} href={onPhone} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="auth.wallet.phone-link" />
          </a>
        </div>
      </div>
    </div>
  );
}

/** Ways to sign in that do not exist yet and say so (spec §8), beside the ones that work on a phone. */
const SOON = ['telegram', 'mobile'] as const;

interface MoreWaysProps {
  /** Goes back to the form with the e-mail address; unset where somebody is signed in. */
  onEmail?: () => void;
}

/** The other ways: the relay, e-mail, and what is to come. */
function MoreWays({ onEmail }: MoreWaysProps) {
  const { formatMessage } = useIntl();
  const { links, toast, choose } = useUnit({ links: $links, toast: toastShown, choose: walletChosen });
  const relay = relayIn(links);
  return (
    <div className={styles.more}>
      <Button size="large" stretch disabled={!relay} onClick={() => relay && choose(relay)}>
        <FormattedMessage id={relay ? 'auth.wallet.relay' : 'auth.wallet.relay-unset'} />
      </Button>
      {onEmail && (
        <>
          <div className={styles.soon}>
            {SOON.map((way) => (
              <Button key={way} variant="quiet" onClick={() => toast({ type: 'info', text: formatMessage({ id: 'auth.wallet.soon' }) })}>
                <FormattedMessage id={`auth.wallet.${way}`} />
              </Button>
            ))}
          </div>
          <Button variant="quiet" icon="mail" onClick={onEmail}>
            <FormattedMessage id="auth.wallet.email" />
          </Button>
        </>
      )}
    </div>
  );
}
