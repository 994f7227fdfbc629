import type { Freshness, MadeOffer, OwnOption } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { Checkbox } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { wished } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import { tokenName } from '../../lib/token-name.ts';
import { $chosen, chosen, offers, options } from './model.ts';

const endOf = (seconds: string) => <FormattedDate value={Number(seconds) * 1000} dateStyle="medium" timeStyle="short" />;
const offerName = ({ item, collection }: MadeOffer) => (item ? tokenName(item.name, item.tokenId) : collection.name);

/** Every live signature of the person's on a chain, to be cancelled one by one or together. */
export function Signatures({ chain }: { chain: number }) {
  const { formatMessage } = useIntl();
  const { wish, choose, set, signed, made } = useUnit({
    wish: wished,
    choose: chosen,
    set: $chosen,
    signed: options.pages.$data,
    made: offers.pages.$data,
  });
  const isHere = ({ freshness }: { freshness: Freshness }) => freshness.chain === chain;
  const header = (key: string) => formatMessage({ id: `market.order.${key}` });
  const failed = formatMessage({ id: 'market.safety.failed' });
  const box = (hash: string, name: string) => (
    <Checkbox label={<bdi>{name}</bdi>} checked={set.has(hash)} onCheckedChange={() => choose(hash)} />
  );
  const optionColumns: Column<OwnOption>[] = [
    { key: 'what', header: header('listing'), cell: ({ listing, item }) => box(listing.hash, tokenName(item.name, item.tokenId)) },
    { key: 'price', header: header('price'), cell: ({ price }) => <AmountText of={price} /> },
    { key: 'ends', header: header('ends'), cell: ({ listing }) => endOf(listing.option.endTime) },
  ];
  const offerColumns: Column<MadeOffer>[] = [
    { key: 'what', header: header('offer'), cell: (made) => box(made.offer.hash, offerName(made)) },
    { key: 'price', header: header('price'), cell: ({ price }) => <AmountText of={price} /> },
    { key: 'ends', header: header('ends'), cell: ({ offer }) => endOf(offer.offer.expireTime) },
  ];
  const cancel = () =>
    wish({
      kind: 'cancelMany',
      chain,
      options: (signed?.items ?? []).map(({ listing }) => listing).filter(({ hash }) => set.has(hash)),
      offers: (made?.items ?? []).map(({ offer }) => offer).filter(({ hash }) => set.has(hash)),
    });
  return (
    <>
      <Paged of={options.pages} is={isHere} failed={failed} empty={() => null}>
        {({ items }) => (
          <Table
            align="middle"
            caption={header('listing')}
            captionHidden
            columns={optionColumns}
            rows={items}
            rowKey={({ listing }) => listing.hash}
          />
        )}
      </Paged>
      <Paged of={offers.pages} is={isHere} failed={failed} empty={() => null}>
        {({ items }) => (
          <Table
            align="middle"
            caption={header('offer')}
            captionHidden
            columns={offerColumns}
            rows={items}
            rowKey={({ offer }) => offer.hash}
          />
        )}
      </Paged>
      {set.size > 0 && (
        <div>
          <Button onClick={cancel}>
            <FormattedMessage id="market.safety.cancel" values={{ count: set.size }} />
          </Button>
        </div>
      )}
    </>
  );
}
