import { createLoader, Paged } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listEditAsked, ListRow } from '#entities/people-list';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { lists } from './model.ts';
import list from '../../lib/list.module.css';

export const loader = createLoader(lists.wanted, () => ({}));

/** `/lists`: the person's lists of people. */
export function Page() {
  const { formatMessage } = useIntl();
  const edit = useUnit(listEditAsked);
  const make = (
    <Button variant="primary" icon="plus" onClick={() => edit({})}>
      <FormattedMessage id="community.list.new" />
    </Button>
  );
  return (
    <Column title={<FormattedMessage id="community.lists" />} acts={make}>
      <Paged
        of={lists}
        endless
        headingLevel={2}
        failed={formatMessage({ id: 'community.lists.failed' })}
        pending={<FeedSkeleton />}
        empty={() => (
          <EmptyState headingLevel={2} title={formatMessage({ id: 'community.lists.none' })}>
            <FormattedMessage id="community.lists.none.why" />
          </EmptyState>
        )}
      >
        {({ items }) => (
          <ul className={list.plain}>
            {items.map((one) => (
              <li key={one.listid}>
                <ListRow of={one} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Column>
  );
}
