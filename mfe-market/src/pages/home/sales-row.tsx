import { Loaded, Since } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '#entities/collection';
import { LivePill } from '#entities/market';
import { AmountText } from '../../lib/amount-text.tsx';
import { Art } from '../../lib/art.tsx';
import { tokenName } from '../../lib/token-name.ts';
import styles from './cards.module.css';
import { sales } from './model.ts';

/** What was sold last; more of it waits behind a press. */
export function SalesRow() {
  const { formatMessage } = useIntl();
  return (
    <>
      <LivePill of={sales} only="sale" />
      <Loaded
        of={sales.list.pages}
        failed={formatMessage({ id: 'market.activity.failed' })}
        headingLevel={3}
        pending={<Skeleton shape="text" lines={6} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>
              <FormattedMessage id="market.sales.none" />
            </p>
          ) : (
            <ul className={styles.row}>
              {items.map(({ id, item, collection, price, at }) => (
                <li key={id} className={styles.place}>
                  <article className={styles.card}>
                    <span className={styles.art}>
                      <Art of={item!.picture} seed={item!.id} size="small" />
                    </span>
                    <h3 className={styles.name}>
                      <Link to={itemPath(item!.id)} className={styles.link}>
                        <bdi>{tokenName(item!.name, item!.tokenId)}</bdi>
                      </Link>
                    </h3>
                    <span className={styles.foot}>
                      <bdi>{collection.name}</bdi>
                    </span>
                    <span className={styles.price}>{price && <AmountText of={price} />}</span>
                    <span className={styles.foot}>
                      <Since at={at} />
                    </span>
                  </article>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
