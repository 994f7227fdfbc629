import type { Collection } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useIntl } from 'react-intl';
import { HolderTable } from '#entities/market';
import styles from './list.module.css';
import { holders } from './model.ts';

/** Who has items of a collection, those with the most first. */
export function HoldersList({ of: { kind, items: total, chain } }: { of: Collection }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.list}>
      <Paged
        of={holders}
        failed={formatMessage({ id: 'market.holders.failed' })}
        pending={<Skeleton shape="text" lines={6} />}
        empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'market.holders.none' })} />}
      >
        {({ items }) => (
          <HolderTable
            items={items}
            chain={chain}
            caption={formatMessage({ id: 'market.tab.holders' })}
            total={kind === 'copies' ? null : total}
          />
        )}
      </Paged>
    </div>
  );
}
