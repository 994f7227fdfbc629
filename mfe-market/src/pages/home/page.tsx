import { createLoader, searchOf } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PeriodChips } from '#entities/market';
import { ChainSelect, Figures, FreshnessLine, Markets } from '#entities/overview';
import { SearchFrame } from '#features/search';
import { Cart } from '#features/trade';
import { Section } from '../../lib/section.tsx';
import { useAddress } from '../../lib/use-address.ts';
import styles from './cards.module.css';
import { CollectionRow } from './collection-row.tsx';
import { Contracts } from './contracts.tsx';
import { DropsRow } from './drops-row.tsx';
import { $market, movers, opened, trending } from './model.ts';
import { SalesRow } from './sales-row.tsx';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/market`: what is traded, what is new, what was sold a moment ago, and where all of it comes from. */
export function Page() {
  return (
    <SearchFrame title={<FormattedMessage id="market.title" />} lede={<FormattedMessage id="market.lede" />}>
      <Markets>{() => <Shown />}</Markets>
    </SearchFrame>
  );
}

function Shown() {
  const market = useUnit($market);
  const { view, show } = useAddress(readView, searchOfView);
  if (!market) return null;
  return (
    <>
      <Section id="collections" titleId="market.home.trending">
        <div className={styles.head}>
          <PeriodChips value={view.period} onChange={(period) => show({ period })} />
          <Button
            variant="quiet"
            icon="arrow-right"
            render={<Link to={`/market/rankings${searchOf({ period: view.period, chain: view.chain })}`} />}
          >
            <FormattedMessage id="market.home.rankings" />
          </Button>
        </div>
        <CollectionRow of={trending as never} says="volume" none="market.home.trending.none" />
      </Section>
      <Section id="sales" titleId="market.home.sales">
        <SalesRow />
      </Section>
      <Section id="movers" titleId="market.home.movers">
        <CollectionRow of={movers as never} says="change" none="market.home.movers.none" />
      </Section>
      <Section id="drops" titleId="market.home.drops">
        <DropsRow />
      </Section>
      <Section id="chain" titleId="market.home.chain">
        <div className={styles.head}>
          <ChainSelect chain={market.chain.id} onChoose={(chain) => show({ chain })} />
          <FreshnessLine of={market.freshness} />
        </div>
        <Figures of={market} />
        <h3>
          <FormattedMessage id="market.contracts" />
        </h3>
        <Contracts of={market.contracts} />
      </Section>
      <Cart />
    </>
  );
}
