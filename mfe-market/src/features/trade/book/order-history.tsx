import type { OrderEvent } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { Person } from '#entities/person';
import { AmountText } from '../../../lib/amount-text.tsx';

/** What happened to an order, the latest first: every bid, and what else was done. */
export function OrderHistory({ items }: { items: readonly OrderEvent[] }) {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.order.${key}` });
  const columns: Column<OrderEvent>[] = [
    { key: 'action', header: header('what'), cell: ({ action }) => <FormattedMessage id={`market.order.event.${action}`} /> },
    { key: 'price', header: header('price'), cell: ({ price }) => price && <AmountText of={price} /> },
    { key: 'from', header: header('who'), cell: ({ account }) => account && <Person of={account} /> },
    { key: 'at', header: header('when'), cell: ({ at }) => <Since at={at} /> },
  ];
  return (
    <Table
      caption={formatMessage({ id: 'market.order.history' })}
      captionHidden
      columns={columns}
      rows={items}
      rowKey={({ transaction, action, account }) => `${transaction} ${action} ${account}`}
    />
  );
}
