import type { RankedCollection } from '@mortar/protocol/market';
import { Loaded, type Query } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeText } from '#entities/market';
import { Amounts } from '../../lib/amounts.tsx';
import styles from './cards.module.css';
import { CollectionCard } from './collection-card.tsx';

interface Props {
  of: Query<never, { items: RankedCollection[] }>;
  /** What is said beside the lowest price. */
  says: 'volume' | 'change';
  /** Id of what stands there where none is. */
  none: string;
}

/** Collections of a ranking beside each other, without those that nothing was traded of. */
export function CollectionRow({ of, says, none }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Loaded of={of} failed={formatMessage({ id: 'market.rankings.failed' })} headingLevel={3} pending={<Skeleton shape="text" lines={6} />}>
      {({ items }) => {
        const shown = items.filter(({ traded }) => (says === 'volume' ? traded.sales > 0 : traded.change !== null));
        if (shown.length === 0)
          return (
            <p className={styles.none}>
              <FormattedMessage id={none} />
            </p>
          );
        return (
          <ul className={styles.row}>
            {shown.map(({ collection, traded }) => (
              <li key={collection.id} className={styles.place}>
                <CollectionCard of={collection}>
                  <dt className={styles.label}>
                    <FormattedMessage id={`market.rank.${says}`} />
                  </dt>
                  <dd className={styles.value}>{says === 'volume' ? <Amounts of={traded.volume} /> : <ChangeText of={traded.change} />}</dd>
                </CollectionCard>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
