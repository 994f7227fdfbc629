import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ChainTitle } from './chain-title.tsx';
import { marketOf, overview } from './model.ts';

interface Props {
  /** Null for the first that is read. */
  chain: number | null;
  onChoose: (chain: number) => void;
}

/** Which chain is shown; its name alone where there is one only. */
export function ChainSelect({ chain, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const data = useUnit(overview.$data);
  const market = data && marketOf(data.markets, chain);
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
