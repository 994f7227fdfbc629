import { createLoader, Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '#entities/collection';
import { Figures, FreshnessLine, overview, SaleLine } from '#entities/overview';
import { ChainChoice } from './chain-choice.tsx';
import { Collections } from './collections.tsx';
import { Contracts } from './contracts.tsx';
import { FindCollections } from './find-collections.tsx';
import { $market, opened } from './model.ts';
import { readSearch } from './search.ts';
import styles from './page.module.css';
import { Cart } from '#features/trade';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { Section } from '../../lib/section.tsx';

export const loader = createLoader(opened, ({ url }) => readSearch(url.search));

/** `/market`: what there is on a chain, what was sold last, and where all of it comes from. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <MarketFrame title={<FormattedMessage id="market.title" />} lede={<FormattedMessage id="market.lede" />}>
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
    </MarketFrame>
  );
}

function Shown() {
  const market = useUnit($market);
  if (!market) return null;
  return (
    <>
      <div className={styles.chain}>
        <ChainChoice />
        <FreshnessLine of={market.freshness} />
      </div>
      <Figures of={market} />
      <Section id="collections" titleId="market.collections">
        <FindCollections />
        <Collections />
      </Section>
      <Section id="sales" titleId="market.sales">
        {market.recent.length > 0 ? (
          <ul className={styles.sales}>
            {market.recent.map((sale) => (
              <li key={`${sale.transaction} ${sale.id}`} className={styles.sale}>
                <Link to={itemPath(sale.id)} className={styles.link}>
                  <SaleLine of={sale} />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            <FormattedMessage id="market.sales.none" />
          </p>
        )}
      </Section>
      <Section id="contracts" titleId="market.contracts">
        <Contracts of={market.contracts} />
      </Section>
      <Cart />
    </>
  );
}
