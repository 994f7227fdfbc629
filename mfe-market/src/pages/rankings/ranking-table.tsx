import { Count, oneOf } from '@mortar/remote-kit';
import { RANKING_SORTS, type RankedCollection, type RankingSort } from '@mortar/protocol/market';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ChangeText, CollectionName, Volume } from '#entities/market';
import { Percent } from '../../lib/percent.tsx';
import { Floor } from './floor.tsx';
import styles from './ranking-table.module.css';
import type { View } from './view.ts';

const NOTHING = '–';

const columnsOf = ({ formatMessage }: IntlShape): Column<RankedCollection>[] => {
  /** The server orders by it: the value only makes its header a button. */
  const figure = (key: RankingSort, cell: Column<RankedCollection>['cell'], priority?: 'low'): Column<RankedCollection> => ({
    key,
    ...(priority && { priority }),
    header: formatMessage({ id: `market.rank.${key}` }),
    numeric: true,
    cell,
    sortValue: ({ rank }) => rank,
  });
  return [
    {
      key: 'collection',
      header: formatMessage({ id: 'market.collection.name' }),
      cell: ({ rank, collection }) => (
        <span className={styles.named}>
          <span className={styles.rank}>{rank}</span>
          <CollectionName of={collection} />
        </span>
      ),
    },
    figure('floor', ({ collection: { floor }, floorChange }) => (floor ? <Floor of={floor} change={floorChange} /> : NOTHING)),
    figure('volume', ({ traded }) => <Volume of={traded} />),
    figure('change', ({ traded }) => <ChangeText of={traded.change} />),
    figure('sales', ({ traded }) => <Count value={traded.sales} />),
    figure('owners', ({ collection }) => <Count value={collection.owners} />, 'low'),
    figure('items', ({ collection }) => <Count value={collection.items} />, 'low'),
    figure('listed', ({ collection: { listed, items } }) => (items === 0 ? NOTHING : <Percent of={listed / items} />), 'low'),
  ];
};

interface Props {
  items: readonly RankedCollection[];
  view: View;
  show: (change: Partial<View>) => void;
}

/** Collections with their ranks; a press on a figure's name orders by it. */
export function RankingTable({ items, view: { sort, order }, show }: Props) {
  const intl = useIntl();
  return (
    <>
      <Table
        align="middle"
        caption={intl.formatMessage({ id: 'market.rankings.title' })}
        captionHidden
        moreLabel={intl.formatMessage({ id: 'market.rank.more' })}
        columns={columnsOf(intl)}
        rows={items}
        rowKey={({ collection }) => collection.id}
        sort={{ key: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ key, direction }) =>
          show({ sort: oneOf(RANKING_SORTS, key) ?? 'volume', order: direction === 'ascending' ? 'asc' : 'desc' })
        }
      />
      <p className={styles.note}>
        <FormattedMessage id="market.rankings.note" />
      </p>
    </>
  );
}
