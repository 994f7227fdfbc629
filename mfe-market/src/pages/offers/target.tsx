import type { OfferScope, PlacedItem } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { collectionPath } from '#entities/collection';
import { ItemCell } from '#features/own';
import styles from './page.module.css';

interface Props {
  scope: OfferScope;
  collection: PlacedItem['collection'];
  item: PlacedItem['item'] | null;
  /** Items that it's for. */
  count: number;
}

/** What an offer is for. */
export function Target({ scope, collection, item, count }: Props) {
  if (item) return <ItemCell of={{ item, collection }} />;
  return (
    <span className={styles.target}>
      <Link to={collectionPath(collection.id)} className={styles.collection}>
        <bdi>{collection.name}</bdi>
      </Link>
      <span className={styles.scope}>
        <FormattedMessage id={`market.own.scope.${scope}`} values={{ count }} />
      </span>
    </span>
  );
}
