import type { PageFrameProps } from '@mortar/remote-kit';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { SearchBox } from './search-box.tsx';

interface Props extends PageFrameProps {
  /** What the box says at first. */
  searched?: string;
  /** Before any script runs nothing can be searched. */
  isInert?: boolean;
}

/** A page of the market with its search. */
export function SearchFrame({ searched = '', isInert = false, children, ...frame }: Props) {
  return (
    <MarketFrame {...frame}>
      <div inert={isInert}>
        <SearchBox key={searched} initial={searched} />
      </div>
      {children}
    </MarketFrame>
  );
}
