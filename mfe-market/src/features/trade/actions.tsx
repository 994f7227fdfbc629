import type { Item, ListedOffer, ListedOption } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './actions.module.css';
import { $own, isOwn } from '#entities/person';
import { cheapestOf } from './cheapest.ts';
import { SettledNote } from './settled-note.tsx';
import { wished } from './wish.ts';

interface TradeProps {
  item: Item;
  /** Live ones, as the site orders them; null until they came. */
  options: readonly ListedOption[] | null;
}

/** What can be done with an item at its price: buying and offering, or selling one's own. */
export function TradeActions({ item, options }: TradeProps) {
  const { own, wish } = useUnit({ own: $own, wish: wished });
  const live = options?.filter(({ state }) => state === 'live') ?? [];
  const ownListing = live.find(({ option }) => isOwn(own, option.signer));
  const cheapest = cheapestOf(live.filter(({ option }) => !isOwn(own, option.signer)));
  const isOwner = isOwn(own, item.owner);
  return (
    <div className={styles.actions}>
      {!isOwner && cheapest && (
        <Button variant="primary" size="large" onClick={() => wish({ kind: 'buy', item, listing: cheapest })}>
          <FormattedMessage id="market.trade.buy" />
        </Button>
      )}
      {!isOwner && (
        <Button size="large" variant={cheapest ? 'secondary' : 'primary'} onClick={() => wish({ kind: 'offer', item })}>
          <FormattedMessage id="market.trade.offer" />
        </Button>
      )}
      {isOwner && (
        <Button variant={ownListing ? 'secondary' : 'primary'} size="large" onClick={() => wish({ kind: 'list', item })}>
          <FormattedMessage id={ownListing ? 'market.trade.relist' : 'market.trade.list'} />
        </Button>
      )}
      {ownListing && (
        <Button variant="danger-outline" size="large" onClick={() => wish({ kind: 'delist', item, listing: ownListing })}>
          <FormattedMessage id="market.trade.delist" />
        </Button>
      )}
      {isOwner && (
        <Button variant="quiet" size="large" onClick={() => wish({ kind: 'transfer', item })}>
          <FormattedMessage id="market.trade.transfer" />
        </Button>
      )}
      <SettledNote />
    </div>
  );
}

/** What can be done with one listing of an item's. */
export function OptionAction({ item, listing }: { item: Item; listing: ListedOption }) {
  const { own, wish } = useUnit({ own: $own, wish: wished });
  const isMine = isOwn(own, listing.option.signer);
  if (listing.state !== 'live') return null;
  return (
    <Button variant="quiet" onClick={() => wish({ kind: isMine ? 'delist' : 'buy', item, listing })}>
      <FormattedMessage id={isMine ? 'market.trade.cancel' : 'market.trade.buy'} />
    </Button>
  );
}

/** What can be done with one offer: its bidder takes it back, the item's owner takes it. */
export function OfferAction({ item, offer }: { item: Item; offer: ListedOffer }) {
  const { own, wish } = useUnit({ own: $own, wish: wished });
  const isMine = isOwn(own, offer.offer.bidder);
  if (offer.state !== 'live' || !(isMine || isOwn(own, item.owner))) return null;
  if (isMine)
    return (
      <Button variant="quiet" onClick={() => wish({ kind: 'retract', item, offer })}>
        <FormattedMessage id="market.trade.cancel" />
      </Button>
    );
  return (
    <span className={styles.actions}>
      <Button variant="quiet" onClick={() => wish({ kind: 'accept', item, offer })}>
        <FormattedMessage id="market.trade.accept" />
      </Button>
      <Button variant="quiet" onClick={() => wish({ kind: 'counter', item, offer })}>
        <FormattedMessage id="market.trade.counter" />
      </Button>
    </span>
  );
}

interface SeveralProps {
  collection: { id: string; name: string };
  offer: ListedOffer;
}

/** What can be done with an offer for several items: its bidder takes it back, others sell one of theirs or name their price. */
export function SeveralOfferAction({ collection, offer }: SeveralProps) {
  const { own, wish } = useUnit({ own: $own, wish: wished });
  if (offer.state !== 'live') return null;
  if (isOwn(own, offer.offer.bidder))
    return (
      <Button variant="quiet" onClick={() => wish({ kind: 'retractAny', collection, offer })}>
        <FormattedMessage id="market.trade.cancel" />
      </Button>
    );
  return (
    <span className={styles.actions}>
      {(['accept', 'counter'] as const).map((next) => (
        <Button key={next} variant="quiet" onClick={() => wish({ kind: 'choose', next, collection, offer })}>
          <FormattedMessage id={`market.trade.${next}`} />
        </Button>
      ))}
    </span>
  );
}
