import type { RecentSale } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import styles from './sale-line.module.css';

/** What was sold, for how much, and when. */
export function SaleLine({ of: { collection, tokenId, name, picture, price, at, block } }: { of: RecentSale }) {
  return (
    <span className={styles.sale}>
      <Thumbnail of={picture} name={collection.name} />
      <span className={styles.what}>
        {name === null ? (
          <>
            <bdi>{collection.name}</bdi> <span className={styles.token}>#{tokenId}</span>
          </>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      <span className={styles.price}>
        <AmountText of={price} />
      </span>
      <span className={styles.when}>
        <Since at={at} /> · <FormattedMessage id="market.block" values={{ block }} />
      </span>
    </span>
  );
}
