import type { PageFrameProps } from '@mortar/remote-kit';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { SearchBox } from './search-box.tsx';

/** A page of the market with its search. @param searched what the box says at first */
export function SearchFrame({ searched = '', children, ...frame }: PageFrameProps & { searched?: string }) {
  return (
    <MarketFrame {...frame}>
      <SearchBox key={searched} initial={searched} />
      {children}
    </MarketFrame>
  );
}
