import { CHAINS } from '@mortar/chain/message';
import { $locale } from '@mortar/host';
import { formatAmount } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $followed } from '#features/wallet';
import { type Currency, currencyPicked, type Holdings, isSameCurrency, $picked } from './holdings.ts';
import { TryAgain } from './try-again.tsx';
import styles from './wallet-panel.module.css';

/** Networks that the site reads and that did not answer this time. */
const silentOf = ({ wallet: { family, currencies }, chainids }: Holdings) =>
  family === 'ethereum' ? chainids.filter((id) => !currencies.some(({ chainid }) => chainid === id)) : [];

/** The currency that is shown large: the picked one, that of the wallet's network, the first. */
function shownOf(currencies: readonly Currency[], picked: Currency | null, chainId: number | undefined): Currency | undefined {
  const has = (wanted: Currency | null) => wanted && currencies.find((each) => isSameCurrency(each, wanted));
  return has(picked) ?? currencies.find(({ chainid }) => chainid !== 0 && chainid === chainId) ?? currencies[0];
}

/** What the wallet holds of each currency; where nobody could be asked, that. */
export function Balance({ holdings }: { holdings: Holdings }) {
  const { picked, followed, locale } = useUnit({ picked: $picked, followed: $followed, locale: $locale });
  const { family, state, currencies } = holdings.wallet;
  const shown = shownOf(currencies, picked, followed?.wallet.chainId);
  const silent = silentOf(holdings);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <FormattedMessage id="auth.panel.balance" />
      </h3>
      {state === 'unset' && family && (
        <p className={styles.note}>
          <FormattedMessage id={`auth.panel.unset.${family}`} />
        </p>
      )}
      {state === 'unreachable' && family && <TryAgain>{<FormattedMessage id={`auth.panel.unreachable.${family}`} />}</TryAgain>}
      {shown && (
        <>
          <p className={styles.amount}>
            <span className={styles.figure}>{formatAmount(shown.balance, shown.decimals, locale)}</span> {shown.currency}
          </p>
          {shown.chainid !== 0 && (
            <p className={styles.note}>
              <FormattedMessage id="auth.panel.on" values={{ network: CHAINS[shown.chainid]?.name ?? String(shown.chainid) }} />
            </p>
          )}
          {(family === 'bitcoin' || currencies.length > 1) && <CurrencyList currencies={currencies} shown={shown} />}
        </>
      )}
      {state === 'ok' && silent.length > 0 && (
        <TryAgain>
          <FormattedMessage
            id="auth.panel.silent-networks"
            values={{ networks: silent.map((id) => CHAINS[id]?.name ?? String(id)).join(', ') }}
          />
        </TryAgain>
      )}
    </section>
  );
}

interface Props {
  currencies: readonly Currency[];
  /** The one that is shown large. */
  shown: Currency;
}

/** Every currency, in the order that the server gives (BTC first); a press shows one large (spec §3). */
function CurrencyList({ currencies, shown }: Props) {
  const { formatMessage } = useIntl();
  const { locale, pick } = useUnit({ locale: $locale, pick: currencyPicked });
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'auth.panel.currencies' })}>
      {currencies.map((each) => (
        <li key={`${each.currency} ${each.chainid}`}>
          <button type="button" className={styles.currency} aria-pressed={isSameCurrency(each, shown)} onClick={() => pick(each)}>
            <span className={styles.symbol}>{each.currency}</span>{' '}
            <span className={styles.place} lang="en">
              {CHAINS[each.chainid]?.name}
            </span>{' '}
            <span className={styles.sum}>{formatAmount(each.balance, each.decimals, locale)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
