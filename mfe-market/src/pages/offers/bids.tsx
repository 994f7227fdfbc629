import type { OwnBid } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Tag } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ItemCell } from '#features/own';
import { AmountText } from '../../lib/amount-text.tsx';
import { bids } from './model.ts';
import styles from './page.module.css';

const TONES = { leading: 'glaze', outbid: 'warn', won: 'glaze', cancelled: 'neutral' } as const;

/** What somebody has bid in auctions, one row for each. */
export function Bids() {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const columns: Column<OwnBid>[] = [
    { key: 'item', header: header('item'), cell: (row) => <ItemCell of={row} /> },
    { key: 'bid', header: header('bid'), numeric: true, cell: ({ price }) => <AmountText of={price} /> },
    { key: 'highest', header: header('highest'), numeric: true, cell: ({ highest }) => <AmountText of={highest} /> },
    { key: 'ends', header: header('ends'), cell: ({ ends }) => <FormattedDate value={ends} dateStyle="medium" timeStyle="short" /> },
    {
      key: 'state',
      header: header('state'),
      cell: ({ state, orderState }) => (
        <span className={styles.state}>
          <span>
            <Tag tone={TONES[state]}>
              <FormattedMessage id={`market.own.bid.${state}`} />
            </Tag>
          </span>
          <span className={styles.note}>
            <FormattedMessage id={`market.own.order.${orderState}`} />
          </span>
        </span>
      ),
    },
  ];
  return (
    <Paged
      of={bids.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'market.own.bids.none' })} />}
    >
      {({ items }) => (
        <Table
          align="middle"
          caption={formatMessage({ id: 'market.own.offers.bids' })}
          captionHidden
          columns={columns}
          rows={items}
          rowKey={({ orderId, version }) => `${orderId} ${version}`}
        />
      )}
    </Paged>
  );
}
