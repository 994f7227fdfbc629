import type { Collection } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ActivityTable } from '#entities/activity';
import { isSame } from '../../lib/is-same.ts';
import toolbar from '../../lib/toolbar.module.css';
import styles from './list.module.css';
import { activity, activityQuestion } from './model.ts';
import { useView } from './use-view.ts';
import { KINDS } from './view.ts';

/** What happened in a collection, the latest first, by kind where the address names one. */
export function ActivityList({ of: { id } }: { of: Collection }) {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const question = useUnit(activity.$question);
  const pending = <Skeleton shape="text" lines={8} />;
  return (
    <div className={styles.list}>
      <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
        {KINDS.map((kind) => (
          <Chip key={kind} pressed={view.kind === kind} onPressedChange={(isOn) => show({ kind: isOn ? kind : null })}>
            {formatMessage({ id: `market.activity.${kind}` })}
          </Chip>
        ))}
      </div>
      <Paged
        endless
        of={activity.pages}
        is={() => question !== null && isSame(question, activityQuestion(id, view))}
        failed={formatMessage({ id: 'market.activity.failed' })}
        pending={pending}
        empty={() => (
          <EmptyState
            headingLevel={3}
            kind={view.kind ? 'filtered' : 'nothing'}
            title={formatMessage({ id: view.kind ? 'market.activity.filtered' : 'market.activity.none' })}
          />
        )}
      >
        {({ items }) => <ActivityTable items={items} collection={id} caption={formatMessage({ id: 'market.tab.activity' })} hasItem />}
      </Paged>
    </div>
  );
}
