import type { ItemBrief } from '@mortar/protocol/market';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { Art } from '../../lib/art.tsx';
import { tokenName } from '../../lib/token-name.ts';
import styles from './brief-grid.module.css';

interface Props {
  items: readonly ItemBrief[];
  label: string;
  /** What else is said below an item. */
  note?: (item: ItemBrief) => ReactNode;
}

/** Items of several collections, beside each other. */
export function BriefGrid({ items, label, note }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          <span className={styles.art}>
            <Art of={item.picture} seed={item.id} size="small" />
          </span>
          <Link to={itemPath(item.id)} className={styles.link}>
            <bdi>{tokenName(item.name, item.tokenId)}</bdi>
          </Link>
          <span className={styles.below}>
            <bdi>{item.collection.name}</bdi>
            {item.quantity !== '1' && item.quantity !== '0' && <> ×{item.quantity}</>}
          </span>
          <span className={styles.price}>
            {item.price ? <AmountText of={item.price} /> : <FormattedMessage id="market.item.unlisted" />}
          </span>
          {note && <span className={styles.below}>{note(item)}</span>}
        </li>
      ))}
    </ul>
  );
}
