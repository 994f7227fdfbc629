import { Button } from '@mortar/ui';
import { formatAmount, type FormatLocale } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Decimal } from '@mortar/ui/fields';
import { decimalOf, unitsOf } from '../../lib/decimal.ts';
import styles from './form.module.css';
import { fits, PriceField } from './price-field.tsx';
import { $terms, type OrderWish, termsNamed } from './wish.ts';

/** How much somebody bids; it begins with the lowest bid that is taken. */
export function BidForm({ wish: { order } }: { wish: OrderWish }) {
  const { formatMessage, locale } = useIntl();
  const { terms, name } = useUnit({ terms: $terms, name: termsNamed });
  const { asked, lowestBid } = order;
  const least = lowestBid ?? asked.amount;
  const [price, setPrice] = useState<Decimal | null>(() =>
    terms && 'lines' in terms ? (terms.lines[0]!.price as Decimal) : (decimalOf({ ...asked, amount: least }) as Decimal),
  );
  const isEnough = fits(price, asked) && unitsOf(price, asked.decimals) >= BigInt(least);
  const leastText = `${formatAmount(least, asked.decimals, locale as FormatLocale)} ${asked.symbol}`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (price !== null && isEnough) name({ lines: [{ price, units: '1' }], currency: asked, days: 0, traits: [], isInstant: true });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <PriceField
        label={formatMessage({ id: 'market.trade.price.bid' })}
        value={price}
        onValueChange={setPrice}
        currency={asked}
        helper={formatMessage({ id: 'market.trade.bid.least' }, { least: leastText })}
        isTried
      />
      {price !== null && !isEnough && (
        <p role="alert" className={styles.note}>
          <FormattedMessage id="market.trade.bid.low" values={{ least: leastText }} />
        </p>
      )}
      <p className={styles.note}>
        <FormattedMessage id="market.trade.note.bid" />
      </p>
      <Button type="submit" variant="primary" size="large" stretch>
        <FormattedMessage id="market.trade.next" />
      </Button>
    </form>
  );
}
