import type { PlacedItem } from '@mortar/protocol/market';
import { Link } from 'react-router';
import { collectionPath, itemPath } from '#entities/collection';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { tokenName } from '../../lib/token-name.ts';
import styles from './item-cell.module.css';

/** An item in a row, with its collection. */
export function ItemCell({ of: { item, collection } }: { of: PlacedItem }) {
  return (
    <span className={styles.item}>
      <Thumbnail of={item.picture} name={item.id} />
      <span className={styles.words}>
        <Link to={itemPath(item.id)} className={styles.name}>
          <bdi>{tokenName(item.name, item.tokenId)}</bdi>
        </Link>
        <Link to={collectionPath(collection.id)} className={styles.collection}>
          <bdi>{collection.name}</bdi>
        </Link>
      </span>
    </span>
  );
}
