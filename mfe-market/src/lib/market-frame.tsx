import { PageFrame, type PageFrameProps } from '@mortar/remote-kit';
import { MarketNav } from './market-nav.tsx';

/** A page of the market: the way to the others, then what it shows. */
export function MarketFrame(props: PageFrameProps) {
  return (
    <>
      <MarketNav />
      <PageFrame {...props} />
    </>
  );
}
