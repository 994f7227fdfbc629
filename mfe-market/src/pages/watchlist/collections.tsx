import type { FavoriteCollection } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import { Star } from '#entities/favourite';
import { ChangeText, CollectionName } from '#entities/market';
import { AmountText } from '../../lib/amount-text.tsx';
import { collections } from './model.ts';
import { Nothing } from './nothing.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useView } from './use-view.ts';
import { COLLECTION_SORTS } from './view.ts';
import styles from './watchlist.module.css';

const NOTHING = '–';

const columnsOf = ({ formatMessage }: IntlShape): Column<FavoriteCollection>[] => {
  const header = (key: string) => formatMessage({ id: `market.collection.${key}` });
  return [
    {
      key: 'name',
      header: header('name'),
      cell: ({ collection }) => <CollectionName of={collection} />,
    },
    {
      key: 'floor',
      header: header('floor'),
      numeric: true,
      cell: ({ collection: { floor } }) => (floor ? <AmountText of={floor} /> : NOTHING),
    },
    {
      key: 'change',
      header: formatMessage({ id: 'market.watchlist.change' }),
      numeric: true,
      cell: ({ change }) => <ChangeText of={change} />,
    },
    { key: 'listed', header: header('listed'), numeric: true, cell: ({ collection: { listed } }) => <FormattedNumber value={listed} /> },
    {
      key: 'watch',
      header: formatMessage({ id: 'market.watchlist.watched' }),
      cell: ({ collection: { id, name } }) => <Star id={id} name={name} />,
    },
  ];
};

/** Collections that somebody watches, with their floors and what those did since. */
export function Collections() {
  const intl = useIntl();
  const { view, show } = useView();
  return (
    <div className={styles.part}>
      <SortChoice value={view.collections} values={COLLECTION_SORTS} onChange={(sort) => show({ collections: sort })} />
      <Paged
        of={collections}
        failed={intl.formatMessage({ id: 'market.watchlist.failed' })}
        pending={<Skeleton shape="text" lines={6} />}
        empty={() => <Nothing of="collections" />}
      >
        {({ items }) => (
          <Table
            align="middle"
            caption={intl.formatMessage({ id: 'market.watchlist.collections' })}
            captionHidden
            columns={columnsOf(intl)}
            rows={items}
            rowKey={({ collection }) => collection.id}
          />
        )}
      </Paged>
    </div>
  );
}
