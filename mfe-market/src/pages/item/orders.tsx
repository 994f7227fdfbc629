import type { Item, ListedOffer, ListedOption } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { chainOf, itemPartsOf, usePrices } from '#entities/collection';
import { $own, isOwn, Person } from '#entities/person';
import { CounterText, OfferAction, OptionAction } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import { offers, options } from './model.ts';
import styles from './orders.module.css';

const dateOf = (seconds: string) => new Date(Number(seconds) * 1000);

function Nothing({ id }: { id: string }) {
  return (
    <p className={styles.none}>
      <FormattedMessage id={id} />
    </p>
  );
}

/** Every live listing of an item, the cheapest first. */
export function Options({ of }: { of: Item }) {
  const { formatMessage } = useIntl();
  const priceOf = usePrices(chainOf(of.id));
  const header = (key: string) => formatMessage({ id: `market.order.${key}` });
  const columns: Column<ListedOption>[] = [
    { key: 'price', header: header('price'), cell: ({ option }) => <AmountText of={priceOf(option.price, option.currency)} /> },
    { key: 'left', header: header('left'), numeric: true, cell: ({ left }) => left },
    { key: 'from', header: header('seller'), cell: ({ option }) => <Person of={option.signer} /> },
    { key: 'ends', header: header('ends'), cell: ({ option }) => <FormattedDate value={dateOf(option.endTime)} dateStyle="medium" /> },
    { key: 'act', header: header('act'), cell: (listing) => <OptionAction item={of} listing={listing} /> },
  ];
  return (
    <Paged
      of={options}
      failed={formatMessage({ id: 'market.options.failed' })}
      pending={<Skeleton shape="text" lines={2} />}
      empty={() => <Nothing id="market.options.none" />}
    >
      {({ items }) => (
        <Table caption={formatMessage({ id: 'market.options' })} captionHidden columns={columns} rows={items} rowKey={({ hash }) => hash} />
      )}
    </Paged>
  );
}

/** Every live offer that its owner could take, the highest first. */
export function Offers({ of }: { of: Item }) {
  const { formatMessage } = useIntl();
  const own = useUnit($own);
  const { token } = itemPartsOf(of.id)!;
  const priceOf = usePrices(chainOf(of.id));
  const header = (key: string) => formatMessage({ id: `market.order.${key}` });
  const reachOf = ({ option, path }: ListedOffer) => {
    if (option.tokenId === '0' && BigInt(option.signer) === 0n) return 'collection';
    return option.tokenId === token || path.length === 0 ? 'item' : 'some';
  };
  const columns: Column<ListedOffer>[] = [
    {
      key: 'price',
      header: header('price'),
      cell: ({ offer, option }) => <AmountText of={priceOf(offer.price, option.currency)} />,
    },
    { key: 'reach', header: header('reach'), cell: (offer) => <FormattedMessage id={`market.reach.${reachOf(offer)}`} /> },
    { key: 'from', header: header('bidder'), cell: ({ offer }) => <Person of={offer.bidder} /> },
    { key: 'ends', header: header('ends'), cell: ({ offer }) => <FormattedDate value={dateOf(offer.expireTime)} dateStyle="medium" /> },
  ];
  const counter: Column<ListedOffer> = {
    key: 'counter',
    header: header('counter'),
    cell: (offer) => <CounterText of={offer} chain={chainOf(of.id)} />,
  };
  const action: Column<ListedOffer> = { key: 'act', header: header('act'), cell: (offer) => <OfferAction item={of} offer={offer} /> };
  const hasAction = (shown: readonly ListedOffer[]) => isOwn(own, of.owner) || shown.some(({ offer }) => isOwn(own, offer.bidder));
  return (
    <Paged
      of={offers}
      failed={formatMessage({ id: 'market.offers.failed' })}
      pending={<Skeleton shape="text" lines={2} />}
      empty={() => <Nothing id="market.offers.none" />}
    >
      {({ items }) => (
        <Table
          caption={formatMessage({ id: 'market.offers' })}
          captionHidden
          columns={[...columns, ...(items.some((one) => one.counter) ? [counter] : []), ...(hasAction(items) ? [action] : [])]}
          rows={items}
          rowKey={({ hash }) => hash}
        />
      )}
    </Paged>
  );
}
