import type { Currency } from '@mortar/protocol/market';
import { Select } from '@mortar/ui/choices';
import { useIntl } from 'react-intl';
import styles from './form.module.css';

export const DAYS = ['1', '3', '7', '30', '90'] as const;
export type Days = (typeof DAYS)[number];

interface Props {
  /** Those that may be chosen; where there is one alone nobody is asked. */
  currencies: readonly Currency[];
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  days: Days;
  onDays: (days: Days) => void;
}

/** In which currency, and for how long. */
export function Conditions({ currencies, currency, onCurrency, days, onDays }: Props) {
  const { formatMessage } = useIntl();
  const [inCurrency, until] = [formatMessage({ id: 'market.trade.currency' }), formatMessage({ id: 'market.trade.days' })];
  return (
    <div className={styles.pair}>
      {currencies.length > 1 && (
        <Select
          label={inCurrency}
          placeholder={inCurrency}
          value={currency.currency}
          onValueChange={(chosen) => onCurrency(currencies.find((one) => one.currency === chosen)!)}
          choices={currencies.map((one) => ({ value: one.currency, label: one.symbol }))}
        />
      )}
      <Select
        label={until}
        placeholder={until}
        value={days}
        onValueChange={onDays}
        choices={DAYS.map((value) => ({ value, label: formatMessage({ id: 'market.trade.days.count' }, { days: Number(value) }) }))}
      />
    </div>
  );
}
