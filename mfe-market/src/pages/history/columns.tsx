import type { Move } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import type { Column } from '@mortar/ui/data';
import { useIntl } from 'react-intl';
import { chainOf } from '#entities/collection';
import { Person } from '#entities/person';
import { ItemCell } from '#features/own';
import { AmountText } from '../../lib/amount-text.tsx';
import { decimalOf } from '../../lib/decimal.ts';
import { tokenName } from '../../lib/token-name.ts';
import { TransactionCell } from '../../lib/transaction-cell.tsx';

/** How moves are shown, and what a file says of them. */
export function useColumns(): Column<Move>[] {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const kindOf = ({ kind }: Move) => formatMessage({ id: `market.own.kind.${kind}` });
  return [
    {
      key: 'item',
      header: header('item'),
      cell: (row) => <ItemCell of={row} />,
      text: ({ item }) => tokenName(item.name, item.tokenId),
    },
    {
      key: 'event',
      header: header('event'),
      cell: (row) => (
        <span>
          {kindOf(row)}
          {row.units !== '1' && ` ×${row.units}`}
        </span>
      ),
      text: kindOf,
    },
    {
      key: 'price',
      header: header('price'),
      numeric: true,
      cell: ({ price }) => (price ? <AmountText of={price} /> : '–'),
      text: ({ price }) => (price ? `${decimalOf(price)} ${price.symbol}` : ''),
    },
    { key: 'from', header: header('from'), cell: ({ from }) => <Person of={from} />, text: ({ from }) => from },
    { key: 'to', header: header('to'), cell: ({ to }) => <Person of={to} />, text: ({ to }) => to },
    { key: 'when', header: header('when'), cell: ({ at }) => <Since at={at} />, text: ({ at }) => at },
    {
      key: 'transaction',
      header: header('transaction'),
      cell: ({ item, transaction }) => <TransactionCell chain={chainOf(item.id)} hash={transaction} />,
      text: ({ transaction }) => transaction,
    },
  ];
}
