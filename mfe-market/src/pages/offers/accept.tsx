import type { ReceivedOffer } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { formatAmount, type FormatLocale } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { wished } from '#features/trade';
import { tokenName } from '../../lib/token-name.ts';
import styles from './page.module.css';

/** Accepts an offer; where it takes several items of the person's, they say which one goes. */
export function Accept({ of: { choices, price } }: { of: ReceivedOffer }) {
  const { formatMessage, locale } = useIntl();
  const wish = useUnit(wished);
  const [chosen, choose] = useState<string | null>(choices.length === 1 ? choices[0]!.item.id : null);
  const choice = choices.find(({ item }) => item.id === chosen);
  const label = formatMessage({ id: 'market.own.which' });
  const amount = `${formatAmount(price.amount, price.decimals, locale as FormatLocale)} ${price.symbol}`;
  return (
    <span className={styles.accept}>
      {choices.length > 1 && (
        <Select
          label={label}
          placeholder={label}
          value={chosen}
          onValueChange={choose}
          choices={choices.map(({ item }) => ({ value: item.id, label: tokenName(item.name, item.tokenId) }))}
        />
      )}
      <Button
        variant="primary"
        disabled={!choice}
        aria-label={
          choice && formatMessage({ id: 'market.own.accept.of' }, { name: tokenName(choice.item.name, choice.item.tokenId), amount })
        }
        onClick={() => choice && wish({ kind: 'accept', ...choice })}
      >
        <FormattedMessage id="market.trade.accept" />
      </Button>
    </span>
  );
}
