import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ChainTitle, overview } from '#entities/overview';
import { $market } from './model.ts';

/** Which chain is shown; its name alone where there is one only. */
export function ChainChoice({ onChoose }: { onChoose: (chain: number) => void }) {
  const { formatMessage } = useIntl();
  const { data, market } = useUnit({ data: overview.$data, market: $market });
  if (!data || !market) return null;
  if (data.markets.length === 1) return <ChainTitle of={market.chain} />;
  return (
    <Select
      label={formatMessage({ id: 'market.chain' })}
      placeholder={formatMessage({ id: 'market.chain' })}
      value={String(market.chain.id)}
      onValueChange={(value) => onChoose(Number(value))}
      choices={data.markets.map(({ chain: { id, name } }) => ({ value: String(id), label: name }))}
    />
  );
}
