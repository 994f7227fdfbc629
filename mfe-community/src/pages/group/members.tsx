import type { Group } from '@mortar/protocol/community';
import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FeedSkeleton } from '#features/feed-list';
import { Member } from './member.tsx';
import { members, type Tab } from './model.ts';
import list from '../../lib/list.module.css';

/** Who is in the group, waits, or may not come in, with what whoever leads it can do. */
export function Members({ group, tab }: { group: Group; tab: Tab }) {
  const { formatMessage } = useIntl();
  return (
    <Paged
      of={members}
      endless
      headingLevel={2}
      failed={formatMessage({ id: 'community.group.members.failed' })}
      pending={<FeedSkeleton />}
      empty={() => (
        <EmptyState headingLevel={2} title={formatMessage({ id: `community.group.none.${tab}` })}>
          <FormattedMessage id={`community.group.none.${tab}.why`} />
        </EmptyState>
      )}
    >
      {({ items }) => (
        <ul className={list.plain}>
          {items.map((member) => (
            <li key={member.uid} className={list.item}>
              <Member group={group} member={member} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
