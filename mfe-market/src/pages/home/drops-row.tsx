import { Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './cards.module.css';
import { CollectionCard } from './collection-card.tsx';
import { drops } from './model.ts';

/** The collections that were made last. */
export function DropsRow() {
  const { formatMessage } = useIntl();
  return (
    <Loaded
      of={drops}
      failed={formatMessage({ id: 'market.collections.failed' })}
      headingLevel={3}
      pending={<Skeleton shape="text" lines={6} />}
    >
      {({ items }) => (
        <ul className={styles.row}>
          {items.map((collection) => (
            <li key={collection.id} className={styles.place}>
              <CollectionCard of={collection}>
                <dt className={styles.label}>
                  <FormattedMessage id="market.collection.items" />
                </dt>
                <dd className={styles.value}>
                  <FormattedNumber value={collection.items} />
                </dd>
              </CollectionCard>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
