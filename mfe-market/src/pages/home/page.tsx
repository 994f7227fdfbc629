import { createLoader, Loaded, useSearch, useShow } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PeriodChips } from '#entities/market';
import { Figures, FreshnessLine, overview } from '#entities/overview';
import { SearchFrame } from '#features/search';
import { Cart } from '#features/trade';
import { Section } from '../../lib/section.tsx';
import styles from './cards.module.css';
import { ChainChoice } from './chain-choice.tsx';
import { CollectionRow } from './collection-row.tsx';
import { Contracts } from './contracts.tsx';
import { DropsRow } from './drops-row.tsx';
import { $market, movers, opened, trending } from './model.ts';
import { SalesRow } from './sales-row.tsx';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/market`: what is traded, what is new, what was sold a moment ago, and where all of it comes from. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <SearchFrame title={<FormattedMessage id="market.title" />} lede={<FormattedMessage id="market.lede" />}>
      <Loaded of={overview} failed={formatMessage({ id: 'market.failed' })} headingLevel={2}>
        {({ markets }) =>
          markets.length > 0 ? (
            <Shown />
          ) : (
            <EmptyState title={formatMessage({ id: 'market.none.title' })}>
              <FormattedMessage id="market.none.text" />
            </EmptyState>
          )
        }
      </Loaded>
    </SearchFrame>
  );
}

function Shown() {
  const market = useUnit($market);
  const view = readView(useSearch());
  const go = useShow();
  if (!market) return null;
  return (
    <>
      <Section id="collections" titleId="market.home.trending">
        <div className={styles.head}>
          <PeriodChips value={view.period} onChange={(period) => go(searchOfView({ ...view, period }))} />
          <Button variant="quiet" icon="arrow-right" render={<Link to={`/market/rankings?period=${view.period}`} />}>
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
          <ChainChoice onChoose={(chain) => go(searchOfView({ ...view, chain }))} />
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
