import { Select } from '@mortar/ui/choices';
import { FormattedMessage, useIntl } from 'react-intl';
import { COIN, useCurrencies } from '#entities/collection';
import { decimalOf, unitsOf } from '../../../lib/decimal.ts';
import { useView } from '../use-view.ts';
import { Fold } from './fold.tsx';
import { Range } from './range.tsx';

/** Prices to keep within, in one of the currencies that are taken. */
export function PriceRange({ chain }: { chain: number }) {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const currencies = useCurrencies(chain);
  const currency = currencies.find((one) => one.currency === (view.currency ?? COIN)) ?? currencies[0]!;
  const { decimals, symbol } = currency;
  const text = (units: string | null) => (units === null ? null : decimalOf({ amount: units, decimals }));
  const units = (price: string | null) => (price === null ? null : String(unitsOf(price, decimals)));
  const name = formatMessage({ id: 'market.activity.head.price' });
  const label = formatMessage({ id: 'market.trade.currency' });
  return (
    <Fold title={<FormattedMessage id="market.activity.head.price" />} isOpen>
      {currencies.length > 1 && (
        <Select
          label={label}
          placeholder={label}
          value={currency.currency}
          onValueChange={(chosen) => show({ currency: chosen === COIN ? null : chosen, priceFrom: null, priceTo: null })}
          choices={currencies.map((one) => ({ value: one.currency, label: one.symbol }))}
        />
      )}
      <Range
        key={currency.currency}
        name={name}
        from={text(view.priceFrom)}
        to={text(view.priceTo)}
        places={decimals}
        unit={symbol}
        onChange={(from, to) => show({ priceFrom: units(from), priceTo: units(to) })}
      />
    </Fold>
  );
}
