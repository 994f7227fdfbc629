import type { HeldLot } from '@mortar/protocol/market';
import { Paged, Since } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemCell } from '#features/own';
import { AmountText } from '../../lib/amount-text.tsx';
import { Amounts } from '../../lib/amounts.tsx';
import { SignedAmounts } from '../../lib/signed-amounts.tsx';
import { lots } from './model.ts';

/** Lots of what is held: what each cost, and what it would bring at the lowest price of others. */
export function Held() {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const columns: Column<HeldLot>[] = [
    { key: 'item', header: header('item'), cell: (row) => <ItemCell of={row} /> },
    {
      key: 'got',
      header: header('got'),
      cell: ({ kind, units }) => (
        <span>
          <FormattedMessage id={`market.own.kind.${kind}`} />
          {units !== '1' && ` ×${units}`}
        </span>
      ),
    },
    { key: 'when', header: header('when'), cell: ({ at }) => <Since at={at} /> },
    {
      key: 'cost',
      header: header('cost'),
      numeric: true,
      cell: ({ cost }) => (cost.length > 0 ? <Amounts of={cost} /> : <FormattedMessage id="market.own.free" />),
    },
    { key: 'value', header: header('value'), numeric: true, cell: ({ value }) => (value ? <AmountText of={value} /> : '–') },
    { key: 'unrealised', header: header('unrealised'), numeric: true, cell: ({ unrealised }) => <SignedAmounts of={unrealised} /> },
  ];
  return (
    <Paged
      of={lots.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'market.own.none' })} />}
    >
      {({ items }) => (
        <Table
          align="middle"
          caption={formatMessage({ id: 'market.own.earnings.held' })}
          captionHidden
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
    </Paged>
  );
}
