import type { OwnOrder } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ItemCell } from '#features/own';
import { AmountText } from '../../lib/amount-text.tsx';
import { orders } from './model.ts';
import styles from './page.module.css';

const TONES = { open: 'glaze', sold: 'info', delivered: 'glaze', refused: 'warn', cancelled: 'neutral', expired: 'neutral' } as const;

/** Orders and auctions of the order book that somebody made; what can be done with one stands on its item's page. */
export function Orders() {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const columns: Column<OwnOrder>[] = [
    { key: 'item', header: header('item'), cell: (row) => <ItemCell of={row} /> },
    { key: 'kind', header: header('kind'), cell: ({ kind }) => <FormattedMessage id={`market.own.order.${kind}`} /> },
    { key: 'asked', header: header('asked'), numeric: true, cell: ({ asked }) => <AmountText of={asked} /> },
    { key: 'paid', header: header('paid'), numeric: true, cell: ({ paid }) => (paid ? <AmountText of={paid} /> : '–') },
    { key: 'ends', header: header('ends'), cell: ({ ends }) => <FormattedDate value={ends} dateStyle="medium" timeStyle="short" /> },
    {
      key: 'state',
      header: header('state'),
      cell: ({ state, deliverBy }) => (
        <span className={styles.state}>
          <span>
            <Tag tone={TONES[state]}>
              <FormattedMessage id={`market.own.order.${state}`} />
            </Tag>
          </span>
          {state === 'sold' && deliverBy && (
            <span className={styles.reason}>
              <FormattedMessage
                id="market.own.order.deliver"
                values={{ until: <FormattedDate key="until" value={deliverBy} dateStyle="medium" timeStyle="short" /> }}
              />
            </span>
          )}
        </span>
      ),
    },
  ];
  return (
    <Paged
      of={orders.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => (
        <p className={styles.none}>
          <FormattedMessage id="market.own.orders.none" />
        </p>
      )}
    >
      {({ items }) => (
        <Table
          align="middle"
          caption={formatMessage({ id: 'market.own.orders' })}
          captionHidden
          columns={columns}
          rows={items}
          rowKey={({ orderId }) => orderId}
        />
      )}
    </Paged>
  );
}
