import type { Item } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import type { Decimal } from '@mortar/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { tokenName } from '../../lib/token-name.ts';
import { Conditions } from './conditions.tsx';
import styles from './form.module.css';
import { HintText } from './hint-text.tsx';
import { PriceField } from './price-field.tsx';
import { UnitsField } from './units-field.tsx';
import { useTerms } from './use-terms.ts';
import type { ManyWish } from './wish.ts';

/** At what price each of many things is listed: a price for all of them, and another one where somebody wants it. */
export function ManyForm({ wish }: { wish: ManyWish }) {
  const { formatMessage } = useIntl();
  const { items } = wish;
  const { lines, write, isTried, conditions, send } = useTerms(wish, items.length);
  const [forAll, setForAll] = useState<Decimal | null>(null);
  const { currency } = conditions;
  const nameOf = ({ name, tokenId }: Item) => tokenName(name, tokenId);
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Conditions {...conditions} />
      <PriceField
        label={formatMessage({ id: 'market.trade.price.all' })}
        value={forAll}
        onValueChange={(price) => {
          setForAll(price);
          write({ price });
        }}
        currency={currency}
        isTried={false}
      />
      <ul className={styles.lines}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.line}>
            <Thumbnail of={item.picture} name={nameOf(item)} />
            <PriceField
              key={String(forAll)}
              label={nameOf(item)}
              value={lines[index]!.price}
              onValueChange={(price) => write({ price }, index)}
              currency={currency}
              helper={<HintText of={item} />}
              isTried={isTried}
            />
            {item.quantity !== '1' && (
              <UnitsField
                label={formatMessage({ id: 'market.trade.units' })}
                value={lines[index]!.units}
                onValueChange={(units) => write({ units }, index)}
                most={item.quantity}
                isTried={isTried}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <FormattedMessage id="market.trade.note.list" />
      </p>
      <Button type="submit" variant="primary" size="large" stretch>
        <FormattedMessage id="market.trade.next" />
      </Button>
    </form>
  );
}
