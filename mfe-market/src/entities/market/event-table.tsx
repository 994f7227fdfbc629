import type { MarketEvent } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { collectionPath, itemPath } from '#entities/collection';
import { Person } from '#entities/person';
import { AmountText } from '../../lib/amount-text.tsx';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { TransactionCell } from '../../lib/transaction-cell.tsx';
import { tokenName } from '../../lib/token-name.ts';
import styles from './event-table.module.css';
import named from './named.module.css';

const NOTHING = '–';

/** What happened, and whether it can still be taken back or is no sign of worth. */
function What({ of: { kind, quantity, isFinal, isClean } }: { of: MarketEvent }) {
  return (
    <span className={styles.event}>
      <span>
        <FormattedMessage id={`market.activity.${kind}`} />
        {quantity !== '1' && <span className={styles.quantity}> ×{quantity}</span>}
      </span>
      {isFinal === false && (
        <Tag>
          <FormattedMessage id="market.event.provisional" />
        </Tag>
      )}
      {isClean === false && (
        <Tag>
          <FormattedMessage id="market.event.uncounted" />
        </Tag>
      )}
    </span>
  );
}

function Where({ of: { item, collection } }: { of: MarketEvent }) {
  return (
    <span className={named.named}>
      <Thumbnail of={(item ? item.picture : collection.picture) ?? null} name={item?.id ?? collection.id} />
      <Link to={item ? itemPath(item.id) : `${collectionPath(collection.id)}?tab=offers`} className={named.link}>
        <bdi>{item ? tokenName(item.name, item.tokenId) : collection.name}</bdi>
      </Link>
      {item ? (
        <Link to={collectionPath(collection.id)} className={styles.collection}>
          <bdi>{collection.name}</bdi>
        </Link>
      ) : (
        <span className={named.below}>
          <FormattedMessage id="market.event.any" />
        </span>
      )}
    </span>
  );
}

function Transaction({ of: { chain, transaction, block, isFinal } }: { of: MarketEvent }) {
  if (transaction === null) return <FormattedMessage id="market.event.signed" />;
  return (
    <span className={styles.transaction}>
      <TransactionCell chain={chain} hash={transaction} />
      <span className={styles.block}>
        <FormattedMessage id="market.block" values={{ block: block ?? 0 }} />
        {isFinal && (
          <>
            {' · '}
            <FormattedMessage id="market.event.final" />
          </>
        )}
      </span>
    </span>
  );
}

const columnsOf = ({ formatMessage }: IntlShape): Column<MarketEvent>[] => {
  const header = (key: string) => formatMessage({ id: `market.activity.head.${key}` });
  return [
    { key: 'item', header: header('item'), cell: (event) => <Where of={event} /> },
    { key: 'event', header: header('event'), cell: (event) => <What of={event} /> },
    {
      key: 'price',
      header: header('price'),
      numeric: true,
      cell: ({ price, chain }) => (price ? <AmountText of={price} chain={chain} /> : NOTHING),
    },
    {
      key: 'from',
      header: header('from'),
      cell: ({ from }) => <Person of={from} />,
    },
    {
      key: 'to',
      header: header('to'),
      cell: ({ to }) => (to === null ? NOTHING : <Person of={to} />),
    },
    { key: 'when', header: header('when'), cell: ({ at }) => <Since at={at} /> },
    {
      key: 'transaction',
      header: header('transaction'),
      cell: (event) => <Transaction of={event} />,
    },
  ];
};

/** What happened on the market, a row each. */
export function EventTable({ items, caption }: { items: readonly MarketEvent[]; caption: string }) {
  return (
    <Table
      align="middle"
      caption={caption}
      captionHidden
      columns={columnsOf(useIntl())}
      rows={items}
      rowKey={({ id, kind }) => `${kind} ${id}`}
    />
  );
}
