import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { SALES, type SaleWish, wished } from './wish.ts';

/** By a signature or from the order book, at a fixed price or to who bids the most. */
export function SellWay({ wish }: { wish: SaleWish }) {
  const { formatMessage } = useIntl();
  const choose = useUnit(wished);
  return (
    <RadioField
      label={formatMessage({ id: 'market.trade.way' })}
      value={wish.kind}
      onValueChange={(kind) => choose({ kind, item: wish.item })}
      choices={SALES.map((value) => ({ value, label: formatMessage({ id: `market.trade.way.${value}` }) }))}
    />
  );
}
