import type { PeopleList } from '@mortar/protocol/community';
import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState, IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setListedFx } from '#entities/people-list';
import { PersonRow } from '#entities/person';
import { FeedSkeleton } from '#features/feed-list';
import { people } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './people.module.css';

/** Who is on a list; its owner takes them off here. */
export function People({ of: { listid, isOwn } }: { of: PeopleList }) {
  const { formatMessage } = useIntl();
  const set = useUnit(setListedFx);
  return (
    <Paged
      of={people}
      endless
      headingLevel={2}
      failed={formatMessage({ id: 'community.list.people.failed' })}
      pending={<FeedSkeleton />}
      empty={() => <NobodyYet isOwn={isOwn} />}
    >
      {({ items }) => (
        <ul className={list.plain}>
          {items.map((person) => (
            <li key={person.uid} className={styles.item}>
              <div className={styles.person}>
                <PersonRow person={person} />
              </div>
              {isOwn && (
                <IconButton
                  icon="close"
                  label={formatMessage({ id: 'community.list.off' }, { name: person.username })}
                  onClick={() => void set({ listid, uid: person.uid, status: 0 }).catch(() => undefined)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

/** How people come onto it. */
export function NobodyYet({ isOwn }: { isOwn: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={2}
      title={formatMessage({ id: 'community.list.nobody' })}
      action={
        isOwn && (
          <Button href="/community/people">
            <FormattedMessage id="community.whom" />
          </Button>
        )
      }
    >
      <FormattedMessage id={isOwn ? 'community.list.nobody.own' : 'community.list.nobody.why'} />
    </EmptyState>
  );
}
