import type { Currency } from '@mortar/protocol/market';
import { NumberField, type Decimal } from '@mortar/ui/fields';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const LEAST: Decimal = '0.000001';
/** The exchange keeps prices below 2^96 of the smallest units. */
const MOST: Decimal = '79000000000';
const STEP: Decimal = '0.01';

interface Props {
  label: string;
  value: Decimal | null;
  onValueChange: (price: Decimal | null) => void;
  currency: Currency;
  helper?: ReactNode;
  /** Whether it was tried to go on without one. */
  isTried: boolean;
}

/** Whether a currency has as many places as a price. */
export const fits = (price: Decimal | null, { decimals }: Currency): price is Decimal =>
  price !== null && (price.split('.')[1]?.length ?? 0) <= decimals;

/** A price of one unit. */
export function PriceField({ label, value, onValueChange, currency, helper, isTried }: Props) {
  const { formatMessage, locale } = useIntl();
  const wrong = (id: string) => formatMessage({ id: `market.trade.price.${id}` }, { symbol: currency.symbol, places: currency.decimals });
  const tooFine = value !== null && !fits(value, currency) ? wrong('fine') : undefined;
  return (
    <NumberField
      label={label}
      value={value}
      onValueChange={onValueChange}
      locale={locale}
      places={currency.decimals}
      min={LEAST}
      max={MOST}
      step={STEP}
      unit={currency.symbol}
      helper={helper}
      errorOf={(problem) => wrong(problem === 'too many places' ? 'fine' : 'wrong')}
      error={tooFine ?? (isTried && value === null ? wrong('wrong') : undefined)}
    />
  );
}
