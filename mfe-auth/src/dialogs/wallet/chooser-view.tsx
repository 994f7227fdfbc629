import { demoOf, type FoundWallet } from '@mortar/chain/wallets';
import { $links, toastShown } from '@mortar/host';
import { Button, Icon, Skeleton } from '@mortar/ui';
import { QrCode } from '@mortar/ui/media';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WalletMark, WalletName } from '#entities/wallet-mark';
import { $reach, relayIn, walletChosen } from '#features/wallet';
import styles from './wallet.module.css';

/** Where a wallet for this browser, or for a phone, is to be had. */
const WALLET_STORE = 'https://metamask.io/download/';

/** An address that opens this page in the wallet on a phone, or leads to its store where there is none. */
const phoneAddress = ({ host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>): string =>
  `https://metamask.app.link/dapp/${host}${pathname}${search}`;

interface Props {
  /** Goes back to the form with the e-mail address; unset where somebody is signed in. */
  onEmail?: () => void;
}

/**
 * The chooser (spec §2): the wallets of this page, or how to get one; the other ways stand behind a press. Only where somebody
 * signs in there are ways without a wallet.
 */
export function ChooserView({ onEmail }: Props) {
  const { reach, links } = useUnit({ reach: $reach, links: $links });
  if (!reach) return <Skeleton className={styles.waiting} />;
  const { wallets, hasDemo, hasRelay } = reach;
  const relay = hasRelay ? relayIn(links) : undefined;
  const hasNone = wallets.length === 0;
  const others = [!hasNone && relay && <Choice key="relay" found={relay} />, onEmail && <Soon key="soon" />].filter(Boolean);
  return (
    <div className={styles.view}>
      {(!hasNone || hasDemo) && <WalletList wallets={wallets} hasDemo={hasDemo} />}
      {hasNone && (hasRelay ? <NoWallet relay={relay} /> : <NoneOfKind />)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <FormattedMessage id="auth.wallet.more" />
            <Icon name="chevron-down" size={16} className={styles.arrow} />
          </summary>
          <ul className={styles.list}>{others}</ul>
        </details>
      )}
      {onEmail && (
        <Button variant="quiet" icon="mail" onClick={onEmail}>
          <FormattedMessage id="auth.wallet.email" />
        </Button>
      )}
    </div>
  );
}

/** A wallet that one press connects. */
function Choice({ found }: { found: FoundWallet }) {
  const choose = useUnit(walletChosen);
  return (
    <li>
      <Button size="large" stretch className={styles.choice} onClick={() => choose(found)}>
        <span className={styles.label}>
          <WalletMark name={found.name} icon={found.icon} />
          <WalletName name={found.name} />
        </span>
      </Button>
    </li>
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
  return (
    <ul className={styles.list}>
      {wallets.map((found) => (
        <Choice key={found.id} found={found} />
      ))}
      {hasDemo && (
        <>
          <Choice found={demoOf(formatMessage({ id: 'auth.wallet.demo' }))} />
          <li className={styles.note}>
            <FormattedMessage id="auth.wallet.demo-note" />
          </li>
        </>
      )}
    </ul>
  );
}

function NoneOfKind() {
  return (
    <p>
      <FormattedMessage id="auth.wallet.none-of-kind" />
    </p>
  );
}

/** Where no wallet is found: how to get one, and how to go on by the one on a phone (docs/design/look.md). */
function NoWallet({ relay }: { relay: FoundWallet | undefined }) {
  const { formatMessage } = useIntl();
  const onPhone = phoneAddress(location);
  return (
    <div className={styles.none}>
      <p>
        <FormattedMessage id="auth.wallet.none" />
      </p>
      <ul className={styles.list}>
        <li>
          <Button size="large" stretch className={styles.choice} href={WALLET_STORE} target="_blank" rel="noopener noreferrer">
            <span className={styles.label}>
              <WalletMark name="MetaMask" />
              <FormattedMessage id="auth.wallet.get" />
              <Icon name="external" size={16} className={styles.away} />
            </span>
          </Button>
        </li>
        {relay && <Choice found={relay} />}
      </ul>
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

/** Ways to sign in that do not exist yet and say so (spec §8). */
const SOON = ['telegram', 'mobile'] as const;

function Soon() {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  return SOON.map((way) => {
    const name = formatMessage({ id: `auth.wallet.${way}` });
    return (
      <li key={way}>
        <Button
          size="large"
          stretch
          className={styles.choice}
          onClick={() => toast({ type: 'info', text: formatMessage({ id: 'auth.wallet.soon' }) })}
        >
          <span className={styles.label}>
            <WalletMark name={name} />
            {name}
          </span>
        </Button>
      </li>
    );
  });
}
