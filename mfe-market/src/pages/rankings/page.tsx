import { createLoader, Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PeriodChips } from '#entities/market';
import { ChainSelect, FreshnessLine, marketOf, Markets } from '#entities/overview';
import { SearchFrame } from '#features/search';
import { isSame } from '../../lib/is-same.ts';
import { isReturnTo } from '../../lib/kept-pages.ts';
import { useAddress } from '../../lib/use-address.ts';
import { opened, ranking } from './model.ts';
import { RankingTable } from './ranking-table.tsx';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => ({ ...readView(url.search), isReturn: isReturnTo(url) }));

/** `/market/rankings`: collections by what was traded of them in a period. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const question = useUnit(ranking.$question);
  const pending = <Skeleton shape="text" lines={10} />;
  return (
    <SearchFrame title={<FormattedMessage id="market.rankings.title" />} lede={<FormattedMessage id="market.rankings.lede" />}>
      <PeriodChips value={view.period} onChange={(period) => show({ period })} />
      <Markets pending={pending}>
        {(markets) => (
          <>
            {markets.length > 1 && <ChainSelect chain={view.chain} onChoose={(chain) => show({ chain })} />}
            <Paged
              of={ranking.pages}
              is={() => question !== null && isSame(question, { ...view, chain: marketOf(markets, view.chain)!.chain.id })}
              failed={formatMessage({ id: 'market.rankings.failed' })}
              headingLevel={2}
              pending={pending}
              empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'market.collections.none' })} />}
            >
              {({ items, freshness }) => (
                <>
                  <RankingTable items={items} view={view} show={show} />
                  <FreshnessLine of={freshness} />
                </>
              )}
            </Paged>
          </>
        )}
      </Markets>
    </SearchFrame>
  );
}
