import type { Amount, Earning } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import type { Column } from '@mortar/ui/data';
import { useIntl } from 'react-intl';
import { ItemCell } from '#features/own';
import { AmountText } from '../../lib/amount-text.tsx';
import { Amounts } from '../../lib/amounts.tsx';
import { amountsText, decimalOf } from '../../lib/decimal.ts';
import { SignedAmounts } from '../../lib/signed-amounts.tsx';
import { tokenName } from '../../lib/token-name.ts';

const textOf = (amount: Amount | null): string => (amount ? `${decimalOf(amount)} ${amount.symbol}` : '');
const one = (amount: Amount | null) => (amount ? <AmountText of={amount} /> : '–');

/** How sales are shown, and what a file says of them. */
export function useColumns(): Column<Earning>[] {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const kindOf = ({ kind }: Earning) => formatMessage({ id: `market.own.kind.${kind}` });
  const fileOnly = (key: string, text: Column<Earning>['text']): Column<Earning> => ({
    key,
    header: header(key),
    cell: () => null,
    text: text!,
  });
  return [
    { key: 'item', header: header('item'), cell: (row) => <ItemCell of={row} />, text: ({ item }) => tokenName(item.name, item.tokenId) },
    fileOnly('collection', ({ collection }) => collection.name),
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
    fileOnly('units', ({ units }) => units),
    {
      key: 'proceeds',
      header: header('proceeds'),
      numeric: true,
      cell: ({ proceeds }) => one(proceeds),
      text: ({ proceeds }) => textOf(proceeds),
    },
    { key: 'fee', header: header('fee'), numeric: true, cell: ({ fee }) => one(fee), text: ({ fee }) => textOf(fee) },
    {
      key: 'royalty',
      header: header('royalty'),
      numeric: true,
      cell: ({ royalty }) => one(royalty),
      text: ({ royalty }) => textOf(royalty),
    },
    { key: 'gas', header: header('gas'), numeric: true, cell: ({ gas }) => one(gas), text: ({ gas }) => textOf(gas) },
    {
      key: 'cost',
      header: header('cost'),
      numeric: true,
      cell: ({ cost }) => (cost.length > 0 ? <Amounts of={cost} /> : '–'),
      text: ({ cost }) => amountsText(cost),
    },
    {
      key: 'realised',
      header: header('realised'),
      numeric: true,
      cell: ({ realised }) => <SignedAmounts of={realised} />,
      text: ({ realised }) => amountsText(realised),
    },
    { key: 'when', header: header('when'), cell: ({ at }) => <Since at={at} />, text: ({ at }) => at },
    fileOnly('transaction', ({ transaction }) => transaction),
  ];
}

/** Columns that only a file has. */
export const FILE_ONLY: ReadonlySet<string> = new Set(['collection', 'units', 'transaction']);
