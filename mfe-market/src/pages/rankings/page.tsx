import { createLoader, Paged, useSearch, useShow } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PeriodChips } from '#entities/market';
import { FreshnessLine } from '#entities/overview';
import { SearchFrame } from '#features/search';
import { isReturnTo } from '../../lib/kept-pages.ts';
import { opened, ranking } from './model.ts';
import { RankingTable } from './ranking-table.tsx';
import { readView, searchOfView, type View } from './view.ts';

export const loader = createLoader(opened, ({ url }) => ({ ...readView(url.search), isReturn: isReturnTo(url) }));

/** `/market/rankings`: collections by what was traded of them in a period. */
export function Page() {
  const { formatMessage } = useIntl();
  const view = readView(useSearch());
  const go = useShow();
  const question = useUnit(ranking.$question);
  const show = (change: Partial<View>) => go(searchOfView({ ...view, ...change }));
  const isOther = question !== null && (question.period !== view.period || question.sort !== view.sort || question.order !== view.order);
  const pending = <Skeleton shape="text" lines={10} />;
  return (
    <SearchFrame title={<FormattedMessage id="market.rankings.title" />} lede={<FormattedMessage id="market.rankings.lede" />}>
      <PeriodChips value={view.period} onChange={(period) => show({ period })} />
      {isOther ? (
        <div aria-busy="true">{pending}</div>
      ) : (
        <Paged
          of={ranking.pages}
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
      )}
    </SearchFrame>
  );
}
