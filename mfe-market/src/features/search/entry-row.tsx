import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import type { Entry } from './entries.ts';
import styles from './entry-row.module.css';

/** Something that was found: what it is called, what it belongs to, its price, and whether its name imitates another one. */
export function EntryRow({ of: { key, name, below, picture, price, looksLike } }: { of: Entry }) {
  return (
    <span className={styles.entry}>
      <Thumbnail of={picture} name={key} size={36} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.below}>
        {looksLike ? (
          <span className={styles.warning}>
            <Icon name="warning" size={16} />
            <FormattedMessage id="market.search.looks-like" values={{ name: <bdi key="name">{looksLike.name}</bdi> }} />
          </span>
        ) : (
          <bdi>{below}</bdi>
        )}
      </span>
      {price && (
        <span className={styles.price}>
          <AmountText of={price} />
        </span>
      )}
    </span>
  );
}
