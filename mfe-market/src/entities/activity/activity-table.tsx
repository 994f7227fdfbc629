import type { Activity, Amount } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { chainOf, itemPath, usePrices } from '#entities/collection';
import { Person } from '#entities/person';
import { AmountText } from '../../lib/amount-text.tsx';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { TransactionCell } from '../../lib/transaction-cell.tsx';
import { tokenName } from '../../lib/token-name.ts';
import styles from './activity-table.module.css';

interface Props {
  items: readonly Activity[];
  /** Id of the collection. */
  collection: string;
  caption: string;
  /** Whether each row says which item; else its transaction. */
  hasItem?: boolean;
}

const NOTHING = '–';

type Asked = Pick<Props, 'collection' | 'hasItem'> & {
  intl: IntlShape;
  priceOf: (price: string, currency: string) => Amount;
};

const columnsOf = ({ intl: { formatMessage }, collection, hasItem, priceOf }: Asked): Column<Activity>[] => {
  const header = (key: string) => formatMessage({ id: `market.activity.head.${key}` });
  const event: Column<Activity> = {
    key: 'event',
    header: header('event'),
    cell: ({ kind, quantity, isFinal }) => (
      <span className={styles.event} data-kind={kind}>
        <FormattedMessage id={`market.activity.${kind}`} />
        {quantity !== '1' && <span className={styles.quantity}> ×{quantity}</span>}{' '}
        <Tag>
          <FormattedMessage id={isFinal ? 'market.event.final' : 'market.event.provisional'} />
        </Tag>
      </span>
    ),
  };
  const item: Column<Activity> = {
    key: 'item',
    header: header('item'),
    cell: ({ name, tokenId, picture }) => (
      <span className={styles.item}>
        <Thumbnail of={picture} name={`${collection}-${tokenId}`} size={36} />
        <Link to={itemPath(`${collection}-${tokenId}`)} className={styles.link}>
          <bdi>{tokenName(name, tokenId)}</bdi>
        </Link>
      </span>
    ),
  };
  return [
    ...(hasItem ? [item, event] : [event]),
    {
      key: 'price',
      header: header('price'),
      numeric: true,
      cell: ({ price, currency }) =>
        price !== null && currency !== null ? <AmountText of={priceOf(price, currency)} chain={chainOf(collection)} /> : NOTHING,
    },
    {
      key: 'from',
      header: header('from'),
      cell: ({ from }) => <Person of={from} />,
    },
    {
      key: 'to',
      header: header('to'),
      cell: ({ to }) => <Person of={to} />,
    },
    { key: 'when', header: header('when'), cell: ({ at }) => <Since at={at} /> },
    {
      key: 'transaction',
      header: header('transaction'),
      cell: ({ transaction }) => <TransactionCell chain={chainOf(collection)} hash={transaction} />,
    },
  ];
};

/** What happened, a row each. */
export function ActivityTable({ items, collection, caption, hasItem = false }: Props) {
  const intl = useIntl();
  const priceOf = usePrices(chainOf(collection));
  // Two rows of a transaction may be alike to the last digit: only their places tell them apart, and rows come at the end alone.
  const places = new Map(items.map((row, index) => [row, String(index)]));
  return (
    <Table
      caption={caption}
      captionHidden
      align={hasItem ? 'middle' : 'baseline'}
      columns={columnsOf({ intl, collection, hasItem, priceOf })}
      rows={items}
      rowKey={(row) => places.get(row)!}
    />
  );
}
