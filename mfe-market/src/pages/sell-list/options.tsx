import type { OwnOption } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { Checkbox } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ItemCell } from '#features/own';
import { wished } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import { tokenName } from '../../lib/token-name.ts';
import { CancelBar } from './cancel-bar.tsx';
import { $selected, options, toggled } from './model.ts';
import { OptionState } from './option-state.tsx';
import styles from './page.module.css';

/** What somebody has signed to sell, with what can be done about it. */
export function Options({ tab, chain }: { tab: 'live' | 'ended'; chain: number }) {
  const { formatMessage } = useIntl();
  const columns = useColumns(tab);
  return (
    <Paged
      of={options.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => (
        <EmptyState
          headingLevel={2}
          title={formatMessage({ id: `market.own.listings.none.${tab}` })}
          action={
            tab === 'live' && (
              <Button variant="primary" render={<Link to={`/personal/collections?filter=unlisted&chain=${chain}`} />}>
                <FormattedMessage id="market.own.list-something" />
              </Button>
            )
          }
        />
      )}
    >
      {({ items }) => (
        <>
          {tab === 'live' && <CancelBar of={items} chain={chain} />}
          <Table
            align="middle"
            caption={formatMessage({ id: 'market.own.listings' })}
            captionHidden
            columns={columns}
            rows={items}
            rowKey={({ listing }) => listing.hash}
          />
        </>
      )}
    </Paged>
  );
}

function useColumns(tab: 'live' | 'ended'): Column<OwnOption>[] {
  const { formatMessage } = useIntl();
  const { wish, selected, toggle } = useUnit({ wish: wished, selected: $selected, toggle: toggled });
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const nameOf = ({ item }: OwnOption) => tokenName(item.name, item.tokenId);
  const columns: Column<OwnOption>[] = [
    { key: 'item', header: header('item'), cell: (row) => <ItemCell of={row} /> },
    { key: 'price', header: header('price'), numeric: true, cell: ({ price }) => <AmountText of={price} /> },
    {
      key: 'floor',
      header: header('floor'),
      numeric: true,
      cell: ({ collection: { floor } }) => (floor ? <AmountText of={floor} /> : '–'),
    },
    {
      key: 'ends',
      header: header('ends'),
      cell: ({ listing }) => <FormattedDate value={Number(listing.option.endTime) * 1000} dateStyle="medium" timeStyle="short" />,
    },
  ];
  if (tab === 'ended') return [...columns, { key: 'state', header: header('state'), cell: ({ listing }) => <OptionState of={listing} /> }];
  return [
    ...columns,
    {
      key: 'actions',
      header: header('change'),
      cell: (row) => (
        <span className={styles.buttons}>
          <Checkbox
            label={<span>{formatMessage({ id: 'market.own.choose' })}</span>}
            checked={selected.has(row.listing.hash)}
            onCheckedChange={() => toggle(row.listing.hash)}
          />
          <Button
            aria-label={formatMessage({ id: 'market.own.reprice.of' }, { name: nameOf(row) })}
            onClick={() => wish({ kind: 'list', item: row.item })}
          >
            <FormattedMessage id="market.own.reprice" />
          </Button>
          <Button
            variant="danger-outline"
            aria-label={formatMessage({ id: 'market.own.delist.of' }, { name: nameOf(row) })}
            onClick={() => wish({ kind: 'delist', item: row.item, listing: row.listing })}
          >
            <FormattedMessage id="market.trade.cancel" />
          </Button>
        </span>
      ),
    },
  ];
}
