import type { Collection, Item } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemGrid } from '#entities/item';
import { CartToggle } from '#features/trade';
import { isSame } from '../../lib/is-same.ts';
import { ItemFilters } from './item-filters.tsx';
import styles from './list.module.css';
import { LiveItems } from './live-items.tsx';
import { items, itemsQuestion } from './model.ts';
import { useView } from './use-view.ts';

const cartToggleOf = (item: Item) => <CartToggle of={item} />;

/** Items of a collection, as the address filters and orders them. */
export function Items({ of: { id, items: total } }: { of: Collection }) {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const question = useUnit(items.$question);
  const isOther = question !== null && !isSame(question, itemsQuestion(id, view));
  const pending = <Skeleton shape="text" lines={8} />;
  return (
    <div className={styles.list}>
      <ItemFilters />
      {isOther ? (
        <div aria-busy="true">{pending}</div>
      ) : (
        <Paged
          endless
          of={items.pages}
          failed={formatMessage({ id: 'market.items.failed' })}
          pending={pending}
          empty={() =>
            view.isListed ? (
              <EmptyState
                kind="filtered"
                headingLevel={3}
                title={formatMessage({ id: 'market.items.unlisted' })}
                action={
                  <Button onClick={() => show({ isListed: false })}>
                    <FormattedMessage id="market.items.all" />
                  </Button>
                }
              />
            ) : (
              <EmptyState headingLevel={3} title={formatMessage({ id: 'market.items.none' })} />
            )
          }
        >
          {({ items: shown }) => (
            <LiveItems>
              <ItemGrid
                items={shown}
                collection={id}
                label={formatMessage({ id: 'market.tab.items' })}
                total={view.isListed ? -1 : total}
                actionOf={cartToggleOf}
              />
            </LiveItems>
          )}
        </Paged>
      )}
    </div>
  );
}
