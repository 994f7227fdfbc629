import type { Collection, Item } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ItemGrid } from '#entities/item';
import { CartToggle } from '#features/trade';
import { isSame } from '../../lib/is-same.ts';
import { ClearFilters, Filters } from './filters/index.ts';
import { LiveItems } from './live-items.tsx';
import { items, itemsQuestion } from './model.ts';
import { useView } from './use-view.ts';
import { filtersOf } from './view.ts';

const cartToggleOf = (item: Item) => <CartToggle of={item} />;

/** Items of a collection, as the address filters and orders them. */
export function Items({ of: { id, items: total } }: { of: Collection }) {
  const { formatMessage } = useIntl();
  const { view } = useView();
  const isFiltered = filtersOf(view) > 0;
  const question = useUnit(items.$question);
  const pending = <Skeleton shape="text" lines={8} />;
  return (
    <Filters collection={id}>
      <Paged
        endless
        of={items.pages}
        is={() => question !== null && isSame(question, itemsQuestion(id, view))}
        failed={formatMessage({ id: 'market.items.failed' })}
        pending={pending}
        empty={() =>
          isFiltered ? (
            <EmptyState
              kind="filtered"
              headingLevel={2}
              title={formatMessage({ id: view.isListed && filtersOf(view) === 1 ? 'market.items.unlisted' : 'market.items.filtered' })}
              action={<ClearFilters />}
            />
          ) : (
            <EmptyState headingLevel={2} title={formatMessage({ id: 'market.items.none' })} />
          )
        }
      >
        {({ items: shown }) => (
          <LiveItems>
            <ItemGrid
              items={shown}
              label={formatMessage({ id: 'market.tab.items' })}
              total={isFiltered ? -1 : total}
              actionOf={cartToggleOf}
            />
          </LiveItems>
        )}
      </Paged>
    </Filters>
  );
}
