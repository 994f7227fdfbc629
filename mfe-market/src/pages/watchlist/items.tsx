import { Paged } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { useIntl } from 'react-intl';
import { ItemGrid } from '#entities/item';
import { items } from './model.ts';
import { Nothing } from './nothing.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useView } from './use-view.ts';
import { ITEM_SORTS } from './view.ts';
import styles from './watchlist.module.css';

/** Items that somebody watches. */
export function Items() {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  return (
    <div className={styles.part}>
      <SortChoice value={view.items} values={ITEM_SORTS} onChange={(sort) => show({ items: sort })} />
      <Paged
        endless
        of={items}
        failed={formatMessage({ id: 'market.watchlist.failed' })}
        pending={<Skeleton shape="text" lines={6} />}
        empty={() => <Nothing of="items" />}
      >
        {({ items: shown, total }) => (
          <ItemGrid items={shown.map(({ item }) => item)} label={formatMessage({ id: 'market.watchlist.items' })} total={total} />
        )}
      </Paged>
    </div>
  );
}
