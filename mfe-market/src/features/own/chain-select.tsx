import type { MarketOverview } from '@mortar/protocol/market';
import { Select } from '@mortar/ui/choices';
import { useIntl } from 'react-intl';
import { useChain } from './use-chain.ts';

/** Which chain is shown. */
export function ChainSelect({ markets, value }: { markets: readonly MarketOverview[]; value: number }) {
  const label = useIntl().formatMessage({ id: 'market.chain' });
  const { choose } = useChain();
  return (
    <Select
      label={label}
      placeholder={label}
      value={String(value)}
      onValueChange={(chain) => choose(Number(chain))}
      choices={markets.map(({ chain: { id, name } }) => ({ value: String(id), label: name }))}
    />
  );
}
