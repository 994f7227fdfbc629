import type { WalletInfo } from '@mortar/protocol/identity';
import { FormattedMessage } from 'react-intl';
import { keptInscriptions, type Inscription } from '#entities/wallet-memory';
import { TryAgain } from './try-again.tsx';
import styles from './wallet-panel.module.css';

/** Inscriptions by tick and number; one that is no token by what it holds. */
function InscriptionList({ items }: { items: readonly Inscription[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, number, tick, contenttype }) => (
        <li key={id} className={styles.inscription}>
          {tick ? (
            <bdi className={styles.tick}>{tick}</bdi>
          ) : (
            <span className={styles.content} lang="en">
              {contenttype.split(';')[0]}
            </span>
          )}{' '}
          <span className={styles.sum}>#{number}</span>
        </li>
      ))}
    </ul>
  );
}

function Heading() {
  return (
    <h3 className={styles.heading}>
      <FormattedMessage id="auth.panel.inscriptions" />
    </h3>
  );
}

/** The inscriptions of a Bitcoin-style wallet, with the tick of those that are tokens (spec §3). */
export function Inscriptions({ wallet: { inscriptions, inscriptionsstate } }: { wallet: WalletInfo }) {
  return (
    <section className={styles.section}>
      <Heading />
      {inscriptionsstate === 'unset' && (
        <p className={styles.note}>
          <FormattedMessage id="auth.panel.unset.inscriptions" />
        </p>
      )}
      {inscriptionsstate === 'unreachable' && (
        <TryAgain>
          <FormattedMessage id="auth.panel.unreachable.inscriptions" />
        </TryAgain>
      )}
      {inscriptionsstate === 'ok' && inscriptions.length === 0 && (
        <p className={styles.note}>
          <FormattedMessage id="auth.panel.no-inscriptions" />
        </p>
      )}
      <InscriptionList items={inscriptions} />
    </section>
  );
}

/** Those that this browser read last, until the server has answered. */
export function KeptInscriptions({ address }: { address: string }) {
  const items = keptInscriptions(address);
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading />
      <InscriptionList items={items} />
    </section>
  );
}
