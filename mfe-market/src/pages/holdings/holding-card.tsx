import type { Holding } from '@mortar/protocol/market';
import { Checkbox } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { Art } from '../../lib/art.tsx';
import tile from '../../lib/tile.module.css';
import { tokenName } from '../../lib/token-name.ts';
import styles from './holding-card.module.css';
import { toggled } from './model.ts';

interface Props {
  of: Holding;
  /** Null while nothing is to be chosen. */
  isSelected: boolean | null;
}

/** Something that somebody holds: what it cost them, what they ask for it, and what its collection costs at least. */
export function HoldingCard({ of, isSelected }: Props) {
  const { item, collection, held, listed, got } = of;
  const toggle = useUnit(toggled);
  const name = tokenName(item.name, item.tokenId);
  return (
    <article className={`${tile.card} ${styles.holding}`} data-selected={isSelected || undefined}>
      <span className={tile.art}>
        <Art of={item.picture} seed={item.id} size="small" />
        {item.rarity && (
          <span className={styles.rank}>
            <FormattedMessage id="market.own.rank" values={{ rank: item.rarity.rank }} />
          </span>
        )}
      </span>
      <div className={tile.words}>
        <h2 className={tile.name}>
          {isSelected === null ? (
            <Link to={itemPath(item.id)} className={tile.link}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <Checkbox className={styles.choice!} label={<bdi>{name}</bdi>} checked={isSelected} onCheckedChange={() => toggle(item.id)} />
          )}
        </h2>
        <p className={tile.meta}>
          <bdi>{collection.name}</bdi>
          {held !== '1' && ` ×${held}`}
        </p>
        <p className={tile.price} data-listed={listed ? true : undefined}>
          {listed ? (
            <FormattedMessage id="market.own.listed" values={{ price: <AmountText key="price" of={listed.price} /> }} />
          ) : (
            <FormattedMessage id="market.item.unlisted" />
          )}
        </p>
        <p className={tile.meta}>
          <FormattedMessage
            id={got.price ? 'market.own.got.price' : `market.own.kind.${got.kind}`}
            values={{ price: got.price && <AmountText key="price" of={got.price} /> }}
          />
        </p>
        <p className={tile.meta}>
          {collection.floor && (
            <FormattedMessage id="market.own.floor" values={{ price: <AmountText key="price" of={collection.floor} /> }} />
          )}
        </p>
      </div>
    </article>
  );
}
