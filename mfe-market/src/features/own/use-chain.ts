import { useSearch, useShow } from '@mortar/remote-kit';
import { chainIn } from '../../lib/view.ts';

/** The chain that the address names, and the way to another, where everything is asked anew. */
export function useChain(): { chain: number | null; choose: (chain: number) => void } {
  const params = new URLSearchParams(useSearch());
  const show = useShow();
  const choose = (chain: number) => {
    params.set('chain', String(chain));
    // A collection is of one chain.
    params.delete('collection');
    show(`?${params}`);
  };
  return { chain: chainIn(params), choose };
}
