import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { type ItemWish, wished } from './wish.ts';

const WAYS = ['list', 'auction'] as const;

/** At a fixed price, or to who bids the most. */
export function SellWay({ wish }: { wish: Extract<ItemWish, { kind: 'list' | 'auction' }> }) {
  const { formatMessage } = useIntl();
  const choose = useUnit(wished);
  return (
    <RadioField
      label={formatMessage({ id: 'market.trade.way' })}
      value={wish.kind}
      onValueChange={(kind) => choose({ kind, item: wish.item })}
      choices={WAYS.map((value) => ({ value, label: formatMessage({ id: `market.trade.way.${value}` }) }))}
    />
  );
}
