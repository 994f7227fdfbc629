import { Button } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { NumberField, type Decimal } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinOf, wrappedOf } from '#entities/collection';
import styles from './form.module.css';
import { $terms, chainOf, termsNamed, type Wish } from './wish.ts';

const DAYS = ['1', '3', '7', '30', '90'] as const;
/** As many as ether has. */
const PLACES = 18;
const LEAST: Decimal = '0.000001';
/** The exchange keeps prices below 2^96 of the smallest units. */
const MOST: Decimal = '79000000000';
const STEP: Decimal = '0.01';

/** At what price, and for how long. What was typed stays through a way back. */
export function TermsForm({ wish }: { wish: Wish }) {
  const { formatMessage, locale } = useIntl();
  const { terms, name } = useUnit({ terms: $terms, name: termsNamed });
  const [price, setPrice] = useState<Decimal | null>(terms?.price ?? null);
  const [days, setDays] = useState<(typeof DAYS)[number]>((terms ? String(terms.days) : '7') as (typeof DAYS)[number]);
  const [isTried, setTried] = useState(false);
  const chain = chainOf(wish);
  const isOffer = wish.kind === 'offer';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (price !== null) name({ price, days: Number(days) });
  };
  const wrong = formatMessage({ id: 'market.trade.price.wrong' });
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <NumberField
        label={formatMessage({ id: `market.trade.price.${wish.kind}` })}
        value={price}
        onValueChange={setPrice}
        locale={locale}
        places={PLACES}
        min={LEAST}
        max={MOST}
        step={STEP}
        unit={isOffer ? wrappedOf(chain) : coinOf(chain)}
        errorOf={() => wrong}
        error={isTried && price === null ? wrong : undefined}
      />
      <Select
        label={formatMessage({ id: 'market.trade.days' })}
        placeholder={formatMessage({ id: 'market.trade.days' })}
        value={days}
        onValueChange={setDays}
        choices={DAYS.map((value) => ({ value, label: formatMessage({ id: 'market.trade.days.count' }, { days: Number(value) }) }))}
      />
      <p className={styles.note}>
        <FormattedMessage id={`market.trade.note.${wish.kind}`} values={{ coin: coinOf(chain), wrapped: wrappedOf(chain) }} />
      </p>
      <Button type="submit" variant="primary" size="large" stretch>
        <FormattedMessage id="market.trade.next" />
      </Button>
    </form>
  );
}
