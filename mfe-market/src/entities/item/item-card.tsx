import type { Item } from '@mortar/protocol/market';
import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { chainOf, itemPath, usePrices } from '#entities/collection';
import { Star } from '#entities/favourite';
import { AmountText } from '../../lib/amount-text.tsx';
import { Art } from '../../lib/art.tsx';
import tile from '../../lib/tile.module.css';
import { tokenName } from '../../lib/token-name.ts';
import styles from './item-card.module.css';

interface Props {
  of: Item;
  /** What can be done with it at once, beside the way to its page. */
  actionOf?: ((item: Item) => ReactNode) | undefined;
}

/** An item among others: its picture, its name, what it costs and what was paid for it. Drawn anew when it changes alone: a grid scrolls. */
export const ItemCard = memo(function ItemCard({ of, actionOf }: Props) {
  const { id, name, tokenId, picture, listing, lastSale } = of;
  const action = actionOf?.(of);
  const priceOf = usePrices(chainOf(id));
  return (
    <article className={tile.card}>
      <span className={tile.art}>
        <Art of={picture} seed={id} size="small" />
      </span>
      <span className={styles.star}>
        <Star id={id} name={tokenName(name, tokenId)} isItem />
      </span>
      <div className={tile.words}>
        <p className={tile.name}>
          <Link to={itemPath(id)} className={tile.link}>
            <bdi>{tokenName(name, tokenId)}</bdi>
          </Link>
        </p>
        <p className={tile.price} data-listed={listing ? true : undefined}>
          {listing ? <AmountText of={priceOf(listing.price, listing.currency)} /> : <FormattedMessage id="market.item.unlisted" />}
        </p>
        <p className={tile.meta}>
          {lastSale && (
            <FormattedMessage
              id="market.item.last.short"
              values={{ price: <AmountText key="price" of={priceOf(lastSale.price, lastSale.currency)} /> }}
            />
          )}
        </p>
      </div>
      {action && <span className={styles.action}>{action}</span>}
    </article>
  );
});
