import type { Collection } from '@mortar/protocol/market';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { collectionPath } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { Art } from '../../lib/art.tsx';
import styles from './cards.module.css';

/** A collection among others: its picture, its name, its lowest price, and what else is said of it. */
export function CollectionCard({ of: { id, name, picture, floor }, children }: { of: Collection; children: ReactNode }) {
  return (
    <article className={styles.card}>
      <span className={styles.art}>
        <Art of={picture} seed={id} size="small" />
      </span>
      <h3 className={styles.name}>
        <Link to={collectionPath(id)} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.label}>
            <FormattedMessage id="market.rank.floor" />
          </dt>
          <dd className={styles.value}>{floor ? <AmountText of={floor} /> : '–'}</dd>
        </div>
        <div className={styles.figure}>{children}</div>
      </dl>
    </article>
  );
}
