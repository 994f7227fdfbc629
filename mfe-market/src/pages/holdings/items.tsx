import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddress } from '../../lib/use-address.ts';
import { VirtualGrid } from '../../lib/virtual-grid.tsx';
import { Filters } from './filters.tsx';
import { HoldingCard } from './holding-card.tsx';
import styles from './items.module.css';
import { $selected, holdings } from './model.ts';
import { Nothing } from './nothing.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { readView, searchOfView } from './view.ts';

/** Least width of a card, px: two beside each other on a phone of 360. */
const LEAST = 152;
/** Height of a card's words, rem. */
const FOOT = 9.5;

/** What somebody holds, as the address filters and orders it. */
export function Items() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const selected = useUnit($selected);
  const isFiltered = view.filter !== 'all' || view.collection !== null;
  return (
    <div className={styles.list}>
      <Filters />
      <Paged
        endless
        of={holdings.pages}
        failed={formatMessage({ id: 'market.own.failed' })}
        pending={<Skeleton shape="text" lines={8} />}
        empty={() =>
          isFiltered ? (
            <EmptyState
              kind="filtered"
              headingLevel={2}
              title={formatMessage({ id: 'market.own.filtered' })}
              action={
                <Button onClick={() => show({ filter: 'all', collection: null })}>
                  <FormattedMessage id="market.own.unfilter" />
                </Button>
              }
            />
          ) : (
            <Nothing />
          )
        }
      >
        {({ items }) => (
          <>
            <SelectionBar of={items} />
            <VirtualGrid
              items={items}
              itemKey={({ item }) => item.id}
              label={formatMessage({ id: 'market.own.holdings' })}
              total={-1}
              least={LEAST}
              foot={FOOT}
            >
              {(holding) => <HoldingCard of={holding} isSelected={selected && selected.has(holding.item.id)} />}
            </VirtualGrid>
          </>
        )}
      </Paged>
    </div>
  );
}
