import type { Earning } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { useIntl } from 'react-intl';
import { FILE_ONLY } from './columns.tsx';
import { Lots } from './lots.tsx';
import { sales } from './model.ts';

/** Each sale, burn, gift and royalty of the period, with the lots that left. */
export function Sales({ columns }: { columns: readonly Column<Earning>[] }) {
  const { formatMessage } = useIntl();
  const shown: Column<Earning>[] = [
    ...columns.filter(({ key }) => !FILE_ONLY.has(key)),
    { key: 'lots', header: formatMessage({ id: 'market.own.head.lots' }), cell: ({ lots }) => <Lots of={lots} /> },
  ];
  return (
    <Paged
      of={sales.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'market.own.earnings.none' })} />}
    >
      {({ items }) => (
        <Table
          align="middle"
          caption={formatMessage({ id: 'market.own.earnings.sales' })}
          captionHidden
          columns={shown}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
    </Paged>
  );
}
