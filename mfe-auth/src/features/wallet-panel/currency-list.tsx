import { CHAINS } from '@mortar/chain/message';
import { $locale } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { formatAmount } from './amount.ts';
import { currencyPicked, type Currency } from './holdings.ts';
import { isSameCurrency } from './same-currency.ts';
import styles from './wallet-panel.module.css';

interface Props {
  currencies: readonly Currency[];
  /** The one that is shown large. */
  shown: Currency;
}

/** Every currency, in the order that the server gives (BTC first); a press shows one large (spec §3). */
export function CurrencyList({ currencies, shown }: Props) {
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
            <span className={styles.sum}>{formatAmount(each, locale)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
