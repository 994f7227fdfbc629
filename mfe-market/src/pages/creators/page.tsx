import { createLoader, Loaded, Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CreatorName, PeriodChips, Volume } from '#entities/market';
import { ChainSelect, FreshnessLine, marketOf, Markets } from '#entities/overview';
import { SearchFrame } from '#features/search';
import { Section } from '../../lib/section.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { CreatorTable } from './creator-table.tsx';
import styles from './creators.module.css';
import { opened, ranking, top } from './model.ts';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/market/creators`: whose collections are traded, and where one stands oneself. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const { data, answered } = useUnit({ data: ranking.$data, answered: ranking.$answered });
  const caption = formatMessage({ id: 'market.creators.ranking' });
  return (
    <SearchFrame title={<FormattedMessage id="market.creators.title" />} lede={<FormattedMessage id="market.creators.lede" />}>
      <Markets>
        {(markets) => {
          const chain = marketOf(markets, view.chain)?.chain.id;
          const isRanked = answered?.params.range === view.range && answered.params.chain === chain;
          const list = isRanked ? data : null;
          return (
            <>
              {markets.length > 1 && <ChainSelect chain={view.chain} onChoose={(chain) => show({ chain })} />}
              <Section id="top" titleId="market.creators.top">
                <Loaded
                  of={top}
                  is={({ freshness }) => freshness.chain === chain}
                  failed={formatMessage({ id: 'market.creators.failed' })}
                  headingLevel={3}
                  pending={<Skeleton shape="text" lines={4} />}
                >
                  {({ items, freshness }) =>
                    items.length === 0 ? (
                      <p className={styles.none}>
                        <FormattedMessage id="market.creators.none" />
                      </p>
                    ) : (
                      <ul className={styles.top}>
                        {items.slice(0, 4).map((creator) => (
                          <li key={creator.address} className={styles.card}>
                            <CreatorName of={creator} chain={freshness.chain} />
                            <Volume of={creator.traded} />
                          </li>
                        ))}
                      </ul>
                    )
                  }
                </Loaded>
              </Section>
              <Section id="ranking" titleId="market.creators.ranking">
                <PeriodChips value={view.range} onChange={(range) => show({ range })} />
                <Paged
                  of={ranking}
                  is={() => isRanked}
                  failed={formatMessage({ id: 'market.creators.failed' })}
                  headingLevel={3}
                  pending={<Skeleton shape="text" lines={8} />}
                  empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'market.creators.none' })} />}
                >
                  {({ items, freshness }) => <CreatorTable items={items} chain={freshness.chain} caption={caption} />}
                </Paged>
                {list && <FreshnessLine of={list.freshness} />}
              </Section>
              {list && list.near.length > 0 && (
                <Section id="near" titleId="market.creators.near">
                  <CreatorTable items={list.near} chain={list.freshness.chain} caption={formatMessage({ id: 'market.creators.near' })} />
                </Section>
              )}
            </>
          );
        }}
      </Markets>
    </SearchFrame>
  );
}
