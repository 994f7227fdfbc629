import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ChainTitle } from './chain-title.tsx';
import { overview } from './model.ts';

interface Props {
  chain: number;
  onChoose: (chain: number) => void;
}

/** Which chain is shown; its name alone where there is one only. */
export function ChainSelect({ chain, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const data = useUnit(overview.$data);
  const market = data?.markets.find((one) => one.chain.id === chain);
  if (!data || !market) return null;
  if (data.markets.length === 1) return <ChainTitle of={market.chain} />;
  return (
    <Select
      label={formatMessage({ id: 'market.chain' })}
      placeholder={formatMessage({ id: 'market.chain' })}
      value={String(chain)}
      onValueChange={(value) => onChoose(Number(value))}
      choices={data.markets.map(({ chain: { id, name } }) => ({ value: String(id), label: name }))}
    />
  );
}
