import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ChainTitle, overview } from '#entities/overview';
import { $market, chainChosen } from './model.ts';

/** Which chain is shown; its name alone where there is one only. */
export function ChainChoice() {
  const { formatMessage } = useIntl();
  const { data, market, choose } = useUnit({ data: overview.$data, market: $market, choose: chainChosen });
  if (!data || !market) return null;
  if (data.markets.length === 1) return <ChainTitle of={market.chain} />;
  return (
    <Select
      label={formatMessage({ id: 'market.chain' })}
      placeholder={formatMessage({ id: 'market.chain' })}
      value={String(market.chain.id)}
      onValueChange={(value) => choose(Number(value))}
      choices={data.markets.map(({ chain: { id, name } }) => ({ value: String(id), label: name }))}
    />
  );
}
