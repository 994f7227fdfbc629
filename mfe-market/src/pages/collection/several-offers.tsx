import type { Collection, ListedOffer } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { usePrices } from '#entities/collection';
import { Person } from '#entities/person';
import { CounterText, SeveralOfferAction } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import { offers } from './model.ts';

/** Every live offer for any item of a collection or for some of it, the highest first. */
export function SeveralOffers({ of }: { of: Collection }) {
  const { formatMessage } = useIntl();
  const { id, name, chain } = of;
  const priceOf = usePrices(chain);
  const header = (key: string) => formatMessage({ id: `market.order.${key}` });
  const columns: Column<ListedOffer>[] = [
    { key: 'price', header: header('price'), cell: ({ offer, option }) => <AmountText of={priceOf(offer.price, option.currency)} /> },
    {
      key: 'reach',
      header: header('reach'),
      cell: ({ wanted }) =>
        wanted > 0 ? (
          <FormattedMessage id="market.reach.count" values={{ count: wanted }} />
        ) : (
          <FormattedMessage id="market.reach.collection" />
        ),
    },
    { key: 'from', header: header('bidder'), cell: ({ offer }) => <Person of={offer.bidder} /> },
    {
      key: 'ends',
      header: header('ends'),
      cell: ({ offer }) => <FormattedDate value={Number(offer.expireTime) * 1000} dateStyle="medium" />,
    },
    { key: 'counter', header: header('counter'), cell: (offer) => <CounterText of={offer} chain={chain} /> },
    { key: 'act', header: header('act'), cell: (offer) => <SeveralOfferAction collection={{ id, name }} offer={offer} /> },
  ];
  return (
    <Paged
      of={offers}
      failed={formatMessage({ id: 'market.offers.failed' })}
      pending={<Skeleton shape="text" lines={4} />}
      empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'market.offers.none' })} />}
    >
      {({ items }) => (
        <Table caption={formatMessage({ id: 'market.offers' })} captionHidden columns={columns} rows={items} rowKey={({ hash }) => hash} />
      )}
    </Paged>
  );
}
