import type { Item } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActivityTable } from '#entities/activity';
import { itemPartsOf } from '#entities/collection';
import { activity } from './model.ts';
import styles from './orders.module.css';

/** What happened to an item, the latest first. */
export function History({ of }: { of: Item }) {
  const { formatMessage } = useIntl();
  return (
    <Paged
      of={activity}
      failed={formatMessage({ id: 'market.activity.failed' })}
      pending={<Skeleton shape="text" lines={3} />}
      empty={() => (
        <p className={styles.none}>
          <FormattedMessage id="market.activity.none" />
        </p>
      )}
    >
      {({ items }) => (
        <ActivityTable items={items} collection={itemPartsOf(of.id)!.collection} caption={formatMessage({ id: 'market.history' })} />
      )}
    </Paged>
  );
}
