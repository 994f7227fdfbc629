import { useUnit } from 'effector-react';
import { ChainSelect } from '#entities/overview';
import { $market } from './model.ts';

/** Which chain is shown. */
export function ChainChoice({ onChoose }: { onChoose: (chain: number) => void }) {
  const market = useUnit($market);
  return market && <ChainSelect chain={market.chain.id} onChoose={onChoose} />;
}
