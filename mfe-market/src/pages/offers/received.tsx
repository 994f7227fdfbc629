import type { ReceivedOffer } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedDate, useIntl } from 'react-intl';
import { Person } from '#entities/person';
import { AmountText } from '../../lib/amount-text.tsx';
import { Accept } from './accept.tsx';
import { received } from './model.ts';
import { Target } from './target.tsx';

/** Offers that somebody could accept with what they hold, the highest first. */
export function Received() {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.own.head.${key}` });
  const columns: Column<ReceivedOffer>[] = [
    {
      key: 'for',
      header: header('for'),
      cell: ({ scope, collection, choices, total }) => (
        <Target scope={scope} collection={collection} item={scope === 'item' ? choices[0]!.item : null} count={total} />
      ),
    },
    { key: 'price', header: header('price'), numeric: true, cell: ({ price }) => <AmountText of={price} /> },
    {
      key: 'floor',
      header: header('floor'),
      numeric: true,
      cell: ({ collection: { floor } }) => (floor ? <AmountText of={floor} /> : '–'),
    },
    { key: 'from', header: header('from'), cell: ({ choices }) => <Person of={choices[0]!.offer.offer.bidder} /> },
    {
      key: 'ends',
      header: header('ends'),
      cell: ({ choices }) => (
        <FormattedDate value={Number(choices[0]!.offer.offer.expireTime) * 1000} dateStyle="medium" timeStyle="short" />
      ),
    },
    { key: 'accept', header: header('change'), cell: (offer) => <Accept of={offer} /> },
  ];
  return (
    <Paged
      of={received.pages}
      failed={formatMessage({ id: 'market.own.failed' })}
      empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'market.own.offers.received.none' })} />}
    >
      {({ items }) => (
        <Table
          align="middle"
          caption={formatMessage({ id: 'market.own.offers.received' })}
          captionHidden
          columns={columns}
          rows={items}
          rowKey={({ choices }) => choices[0]!.offer.hash}
        />
      )}
    </Paged>
  );
}
