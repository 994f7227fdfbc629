import { Paged } from '@mortar/remote-kit';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AmountText } from '../../lib/amount-text.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { collections } from './model.ts';
import { Nothing } from './nothing.tsx';
import styles from './items.module.css';
import { readView, searchOfView } from './view.ts';

type Held = { collection: { id: string; name: string; floor: Parameters<typeof AmountText>[0]['of'] | null }; items: number };

/** Collections that somebody has something of, each leading to what. */
export function Collections() {
  const { formatMessage } = useIntl();
  const { addressOf } = useAddress(readView, searchOfView);
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const columns: Column<Held>[] = [
    {
      key: 'collection',
      header: header('collection'),
      cell: ({ collection: { id, name } }) => (
        <Link to={addressOf({ tab: 'items', collection: id })} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'items', header: header('items'), numeric: true, cell: ({ items }) => <FormattedNumber value={items} /> },
    {
      key: 'floor',
      header: header('floor'),
      numeric: true,
      cell: ({ collection: { floor } }) => (floor ? <AmountText of={floor} /> : '–'),
    },
  ];
  return (
    <Paged endless of={collections.pages} failed={formatMessage({ id: 'market.own.failed' })} empty={() => <Nothing />}>
      {({ items }) => (
        <Table
          caption={formatMessage({ id: 'market.own.collections' })}
          captionHidden
          columns={columns}
          rows={items}
          rowKey={({ collection }) => collection.id}
        />
      )}
    </Paged>
  );
}
